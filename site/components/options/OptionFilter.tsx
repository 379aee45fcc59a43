import { useEffect, useId, useRef, useState } from 'react'

/** A field that filters the lists of options below it by name, type and purpose. */
export default function OptionFilter() {
  const [query, setQuery] = useState('')
  const [count, setCount] = useState<number>()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  // Includes text typed before hydration.
  useEffect(() => setQuery(field.current?.value ?? ''), [])
  useEffect(() => setCount(filterRows(query)), [query])
  return (
    <form className="option-filter" onSubmit={event => event.preventDefault()}>
      <label htmlFor={id}>筛选</label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="名称或用途，比如 rpx"
        onInput={event => setQuery(event.currentTarget.value)}
      />
      <p role="status">{query.trim() && count !== undefined ? `${count} 项` : ''}</p>
    </form>
  )
}

/** Hides the rows without a word of the query, and groups without rows; returns the number of rows left. */
function filterRows(query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  let count = 0
  for (const group of document.querySelectorAll<HTMLElement>('.table-wrap:has(.member-table)')) {
    const rows = [...group.querySelectorAll('tbody tr')]
    for (const row of rows) {
      const text = row.textContent.toLowerCase()
      row.toggleAttribute('hidden', !words.every(word => text.includes(word)))
    }
    const left = rows.filter(row => !row.hasAttribute('hidden')).length
    group.hidden = left === 0
    group.previousElementSibling?.toggleAttribute('hidden', left === 0)
    count += left
  }
  return count
}

OptionFilter.load = 'interaction'
