import { recipes as offered } from '../../site/data/recipes'
import type { EnvironmentName } from '../environments'

/** A page that ends with a working project. */
export interface Recipe {
  /** Relative to the site folder, without extension. */
  page: string
  environment: EnvironmentName
  /** Environment variables that the framework sets for a mini-program build. */
  platform: Record<string, string>
}

/** Recipes that cannot be run here, with the reason. */
export const notRunnable: Record<string, string> = {
  'docs/quick-start/v2': 'Tailwind CSS 2 and its build of PostCSS 7 are not among the packages',
}

/** Every recipe that the site offers, once. */
export function listRecipes(): Recipe[] {
  const pages = new Map<string, Recipe>()
  for (const { framework, tailwind, path } of offered) {
    const page = path.replace(/^\//, '')
    const environment = tailwind === 4 ? 'tw4' : 'tw3'
    pages.set(page, { page, environment, platform: platformOf(framework) })
  }
  pages.set('docs/issues/native-toutiao', { page: 'docs/issues/native-toutiao', environment: 'tw3', platform: {} })
  return [...pages.values()].filter(({ page }) => !(page in notRunnable))
}

function platformOf(framework: string): Record<string, string> {
  if (framework.startsWith('uni-app')) return { UNI_PLATFORM: 'mp-weixin' }
  return framework === 'Taro' ? { TARO_ENV: 'weapp' } : {}
}
