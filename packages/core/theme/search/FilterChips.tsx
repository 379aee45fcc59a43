import type { KeyboardEvent } from 'react'
import type { SearchFilter } from '../../model'
import type { FilterCounts } from './dialog/dialog-state'
import './dialog/search-frame.css'

/** Filter buttons with the number of results of each. */
export function FilterChips(props: {
  filters: SearchFilter[]
  chosen: string
  counts: FilterCounts | undefined
  label: string
  labels: Record<'all' | SearchFilter['name'], string>
  onChoose(filter: string, byPointer: boolean): void
}) {
  const { filters, chosen, counts, labels, onChoose } = props
  // Without any results, there is nothing to filter.
  if (filters.length === 0 || counts?.[''] === 0) return null
  const names = ['', ...filters.map(({ name }) => name)] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in older browsers
    <div className="search-filters" role="group" aria-label={props.label} onKeyDown={moveFocus}>
      {names.map(name => (
        <button
          key={name}
          type="button"
          className="search-filter"
          aria-pressed={chosen === name}
          data-filter={name || 'all'}
          data-empty={(counts && !counts[name]) || undefined}
          onClick={event => onChoose(name, event.detail > 0)}
        >
          <span>{labels[name || 'all']}</span>
          {counts && <span className="search-filter-count">{counts[name] ?? 0}</span>}
        </button>
      ))}
    </div>
  )
}

/** Arrow keys move the focus between buttons. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!by) return
  const chips = [...event.currentTarget.querySelectorAll('button')]
  const next =
    chips[(chips.indexOf(document.activeElement as HTMLButtonElement) + by + chips.length) % chips.length]
  event.preventDefault()
  next?.focus()
}
