import { useEffect, useRef, useState } from 'react'

/** A field that filters the lists of options below it by name, type and purpose. */
export default function OptionFilter() {
  const [query, setQuery] = useState('')
  const [count, setCount] = useState<number>()
  const field = useRef<HTMLInputElement>(null)
  // Includes text typed before hydration.
  useEffect(() => setQuery(field.current?.value ?? ''), [])
  useEffect(() => setCount(filterRows(query)), [query])
  return (
    <form className="option-filter" onSubmit={event => event.preventDefault()}>
      <svg className="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M16 16l4.5 4.5" />
      </svg>
      <input
        ref={field}
        aria-label="筛选选项"
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="筛选：名称或用途，比如 rpx"
        onInput={event => setQuery(event.currentTarget.value)}
      />
      <p role="status">{query.trim() && count !== undefined ? `${count} 项` : ''}</p>
    </form>
  )
}

/** Hides the rows without a word of the query; the stylesheet hides groups without rows. Returns the rows left. */
function filterRows(query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const rows = [...document.querySelectorAll('.option-list > div:not(.option-head)')]
  for (const row of rows) {
    const text = row.textContent.toLowerCase()
    row.toggleAttribute('hidden', !words.every(word => text.includes(word)))
  }
  return rows.filter(row => row.getClientRects().length > 0).length
}

OptionFilter.load = 'interaction'
