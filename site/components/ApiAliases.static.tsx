import { apiOf, generationLines } from '@site/data/api/generations'
import type { ApiSymbol } from '@site/data/api/types'
import ByLine from './ByLine.static'

/** The type aliases of a generation, as the packages declare them; by plugin line if there are several. */
export default function ApiAliases({ generation }: { generation: 'v4' | 'v2' }) {
  const entries = generationLines[generation].map(line => ({
    line,
    aliases: Object.values(apiOf(line)).filter(symbol => symbol.kind === 'type'),
  }))
  const named = new Set<string>()
  const contents = entries.map(({ line, aliases }) => {
    // An anchor must be on the first occurrence of a name.
    const fresh = new Set(aliases.map(({ name }) => name).filter(name => !named.has(name)))
    for (const name of fresh) named.add(name)
    return { line, content: <Aliases aliases={aliases} withIds={fresh} /> }
  })
  return contents.length > 1 ? <ByLine entries={contents} tabs /> : contents[0]?.content
}

function Aliases({ aliases, withIds }: { aliases: ApiSymbol[]; withIds: Set<string> }) {
  return (
    <dl className="api-aliases">
      {aliases.map(({ name, type }) => (
        <div key={name}>
          <dt id={withIds.has(name) ? name.toLowerCase() : undefined}>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{type}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
