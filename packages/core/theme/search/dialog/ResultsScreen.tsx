// biome-ignore-all lint/a11y/useSemanticElements: the rows are a grid that the field controls, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays in the field; the button inside takes it on Tab
import type { SearchDialogText } from '../../text/search'
import { SearchIcon } from '../icons'
import { type GroupedHit, type HitGroup, type ResultRow, rowsOf } from './group-hits'
import { HitRow, type HitRowProps } from './HitRow'
import { Group, type RowContext } from './StartScreen'

export function ResultsScreen(props: {
  groups: HitGroup[]
  expanded: string[]
  rows: RowContext
  text: SearchDialogText
  onExpand(page: string): void
}) {
  const { groups, expanded, rows, text, onExpand } = props
  let item = 0
  return groups.map(group => (
    <Group key={group.title} title={group.title} lang={rows.lang}>
      {rowsOf(group, expanded).map(row => {
        const own = item++
        const common = {
          id: rows.rowId(own),
          active: rows.active === own,
          onActivate: () => rows.onActivate(own),
        }
        return row.kind === 'hit' ? (
          <HitRow
            key={row.hit.objectID}
            {...common}
            hit={row.hit}
            href={rows.hrefOf(row.hit)}
            icon={iconOf(row.hit)}
            lang={rows.lang}
            reasonLabel={text.keyword}
            onSelect={event => rows.onSelect(own, event)}
          />
        ) : (
          <MoreRow
            key={`more ${row.page}`}
            {...common}
            row={row}
            text={text}
            onExpand={() => onExpand(row.page)}
          />
        )
      })}
    </Group>
  ))
}

function MoreRow(props: {
  row: Extract<ResultRow, { kind: 'more' }>
  id: string
  active: boolean
  text: SearchDialogText
  onActivate(): void
  onExpand(): void
}) {
  const { row, id, active, text, onActivate, onExpand } = props
  return (
    <div
      role="row"
      id={id}
      className="search-row search-more"
      aria-selected={active}
      onMouseMove={onActivate}
    >
      <div role="gridcell" className="search-row-main">
        <button type="button" className="search-more-button" onClick={onExpand}>
          <SearchIcon name="down" size={14} />
          <span>{text.moreOfPage(row.count)}</span>
        </button>
      </div>
    </div>
  )
}

function iconOf(hit: GroupedHit): HitRowProps['icon'] {
  if (hit.type === 'lvl1') return 'page'
  return hit.type === 'content' ? 'text' : 'heading'
}
