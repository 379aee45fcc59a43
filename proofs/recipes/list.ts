import { recipes as offered } from '../../site/data/recipes'

/** A page that ends with a working project. */
export interface Recipe {
  /** Relative to the site folder, without extension. */
  page: string
  /** The build tool, as the values of tabs name it. */
  tool: string
  tailwind: 3 | 4
  /** Environment variables that the framework sets for a mini-program build. */
  platform: Record<string, string>
}

/** Recipes that cannot be run here, with the reason. */
export const notRunnable: Record<string, string> = {
  'docs/quick-start/v2': 'Tailwind CSS 2 and its build of PostCSS 7 are not among the packages',
}

/** Every recipe that the site offers, once for each build tool it names. */
export function listRecipes(): Recipe[] {
  const listed = offered.flatMap(({ framework, tool, tailwind, path }) =>
    tool.split('/').map(
      (name): Recipe => ({
        page: path.slice(1),
        tool: toolName(name),
        tailwind: tailwind === 4 ? 4 : 3,
        platform: platformOf(framework),
      }),
    ),
  )
  listed.push({ page: 'docs/issues/native-toutiao', tool: 'gulp', tailwind: 3, platform: {} })
  return listed.filter(({ page }) => !(page in notRunnable))
}

/** A build tool as the values of tabs name it. */
export function toolName(tool: string): string {
  return (/[\w.-]+/.exec(tool)?.[0] ?? '').toLowerCase()
}

/** Environment variables that a framework sets for a mini-program build. */
function platformOf(framework: string): Record<string, string> {
  if (framework.startsWith('uni-app')) return { UNI_PLATFORM: 'mp-weixin' }
  return framework === 'Taro' ? { TARO_ENV: 'weapp' } : {}
}
