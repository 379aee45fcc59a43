import { builtWith } from '../data/built-with'
import { buildResults, lines } from '../data/lines'
import { notBuilt } from '../data/not-built'
import { recipes } from '../data/recipes'

interface Props {
  /** Address of the recipe, as site/data/recipes.ts has it, without the slash. */
  page: string
}

/** Whether a recipe was followed to a built mini-program, and with which versions. */
export default function BuiltWith({ page }: Props) {
  const built = builtWith(page, buildResults, lines)
  const missing = notBuilt.filter(entry => entry.page === page)
  if (missing.length === 0 && !recipes.some(({ path }) => path === `/${page}`))
    throw new Error(`${page} is neither in site/data/recipes.ts nor in site/data/not-built.ts`)
  return (
    <p className="built-with">
      {built.map(({ plugins, packages }) => (
        <span key={plugins.join()}>
          {`已用 ${plugins.join('、')} 构建验证（`}
          {packages.map(({ name, version }) => `${name} ${version}`).join('、')}）。
        </span>
      ))}
      {missing.map(({ tab }) => tab && <span key={tab}>{`${tab} 未构建。`}</span>)}
      {built.length === 0 && <span>未构建，只核对了配置和输出。</span>}
    </p>
  )
}
