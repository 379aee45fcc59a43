import Link from '@theme/Link'
import { addressOf, recipes } from '../../data/recipes'
import './targets.css'

const first = recipes.filter(
  ({ framework, bundler }, index) =>
    bundler !== 'node' && recipes.findIndex(other => other.framework === framework) === index,
)

/** The supported frameworks, each linked to its first tutorial. */
export function Targets() {
  return (
    <ul className="targets" aria-label="支持的框架">
      {first.map(recipe => (
        <li key={recipe.framework}>
          <Link href={addressOf(recipe)}>{recipe.framework}</Link>
        </li>
      ))}
    </ul>
  )
}
