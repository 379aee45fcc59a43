import { lines } from '../data/lines'
import { allRecipes } from '../data/recipes'

interface Props {
  /** Address of the page, without leading slash. */
  page: string
}

/** Whether the projects of a page were built, and with which versions. */
export default function BuiltWith({ page }: Props) {
  const own = allRecipes.filter(recipe => recipe.page === `/${page}`)
  if (own.length === 0) throw new Error(`no recipe in starters/ is explained on ${page}`)
  const built = own.filter(recipe => recipe.lines.length > 0)
  const plugins = lines.filter(({ id }) => built.some(recipe => recipe.lines.includes(id)))
  const packages = Object.entries(Object.assign({}, ...built.map(recipe => recipe.packages)))
  if (built.length === 0) return <p className="built-with">未构建，只核对了配置和输出。</p>
  return (
    <details className="details built-with">
      <summary>{`已用 ${plugins.map(({ plugin }) => plugin).join('、')} 构建验证，看各个包的版本`}</summary>
      <div className="details-body">
        <p>{`${packages.map(part => part.join('\u00a0')).join('、')}。`}</p>
      </div>
    </details>
  )
}
