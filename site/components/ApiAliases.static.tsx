import type { ApiGeneration } from '@site/data/api/types'
import v2 from '@site/data/api/v2.json'
import v4 from '@site/data/api/v4.json'

const generations: Record<'v4' | 'v2', ApiGeneration> = { v4: v4 as ApiGeneration, v2: v2 as ApiGeneration }

/** The type aliases of a generation, as the package declares them. */
export default function ApiAliases({ generation }: { generation: 'v4' | 'v2' }) {
  const aliases = Object.values(generations[generation]).filter(symbol => symbol.kind === 'type')
  return (
    <dl className="api-aliases">
      {aliases.map(({ name, type }) => (
        <div key={name}>
          <dt id={name.toLowerCase()}>
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
