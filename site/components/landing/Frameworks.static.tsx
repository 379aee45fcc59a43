import Link from '@theme/Link'
import { addressOf, type ProvenRecipe, recipes } from '../../data/recipes'
import './frameworks.css'

/** All setups of the plugin: a row per build tool, a link per major version of Tailwind CSS. */
export function Frameworks() {
  return (
    <>
      <p className="frameworks-key phrases">
        v2 到 v4 是 Tailwind CSS 的大版本；
        <span className="phrase-name">
          带<span className="is-built" /> 的用真实框架构建过。
        </span>
      </p>
      <ul className="frameworks">
        {groupBy(recipes, ({ framework }) => framework).map(([framework, own]) => (
          <li key={framework}>
            <h3>{framework}</h3>
            <ul>
              {groupBy(own, ({ tool }) => tool).map(([tool, ways]) => (
                <li key={tool}>
                  <span>{tool}</span>
                  <Majors ways={ways} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

function Majors({ ways }: { ways: ProvenRecipe[] }) {
  return ways.map(recipe => {
    const { framework, tool, tailwind, lines } = recipe
    const built = lines.length > 0
    const name = ways.length === 1 ? `仅 v${tailwind}` : `v${tailwind}`
    return (
      <Link
        key={tailwind}
        className={built ? 'major is-built' : 'major'}
        href={addressOf(recipe)}
        aria-label={`${framework}，${tool}，Tailwind CSS ${name}${built ? '，构建过' : ''}`}
      >
        {name}
      </Link>
    )
  })
}

function groupBy<T>(items: T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}
