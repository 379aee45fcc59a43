import type { GroupedHit, HitGroup } from './group-hits'
import { HitRow, type HitRowProps } from './HitRow'
import { Group, type RowContext } from './StartScreen'

/** Hits in their groups. */
export function ResultsScreen({ groups, rows }: { groups: HitGroup[]; rows: RowContext }) {
  const first = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0),
  )
  return (
    <>
      {groups.map((group, place) => (
        <Group key={group.title} title={group.title}>
          {group.hits.map((hit, index) => {
            const item = first[place]! + index
            return (
              <HitRow
                key={hit.objectID}
                hit={hit}
                href={rows.hrefOf(hit)}
                id={rows.rowId(item)}
                icon={iconOf(hit)}
                active={rows.active === item}
                onActivate={() => rows.onActivate(item)}
                onSelect={event => rows.onSelect(item, event)}
              />
            )
          })}
        </Group>
      ))}
    </>
  )
}

function iconOf(hit: GroupedHit): HitRowProps['icon'] {
  if (hit.type === 'lvl1') return 'page'
  return hit.type === 'content' ? 'text' : 'heading'
}
