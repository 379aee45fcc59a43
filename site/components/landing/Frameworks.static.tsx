import Link from '@theme/Link'
import { addressOf, type ProvenRecipe, recipes } from '../../data/recipes'
import './frameworks.css'

const groups = groupBy(recipes, ({ framework }) => framework)

/** As many build tools in one column as in the other. */
const firstColumn = ['uni-app', 'uni-app x', 'Mpx']

/** All setups of the plugin: a row per build tool, a link per major version of Tailwind CSS. */
export function Frameworks() {
  return (
    <>
      <div className="frameworks">
        {[true, false].map(isFirst => (
          <ul key={String(isFirst)}>
            {groups
              .filter(([framework]) => firstColumn.includes(framework) === isFirst)
              .map(([framework, own]) => (
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
        ))}
      </div>
      <p className="frameworks-key phrases">
        v2 到 v4 是 Tailwind CSS 的大版本；
        <span className="phrase-name">
          带<span className="is-built" /> 的用真实框架构建过。
        </span>
      </p>
    </>
  )
}

function Majors({ ways }: { ways: ProvenRecipe[] }) {
  return ways.map(recipe => {
    const { framework, tool, tailwind, lines } = recipe
    const built = lines.length > 0
    const only = ways.length === 1 ? '仅 ' : ''
    return (
      <Link
        key={tailwind}
        className={built ? 'major is-built' : 'major'}
        href={addressOf(recipe)}
        aria-label={`${framework}，${tool}，Tailwind CSS ${only}v${tailwind}${built ? '，构建过' : ''}`}
      >
        v{tailwind}
      </Link>
    )
  })
}

function groupBy<T>(items: T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}
