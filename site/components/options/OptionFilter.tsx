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

/** Hides the rows without a word of the query; the stylesheet hides groups without rows. Returns the rows left. */
function filterRows(query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const rows = [...document.querySelectorAll('.option-list > div')]
  for (const row of rows) {
    const text = row.textContent.toLowerCase()
    row.toggleAttribute('hidden', !words.every(word => text.includes(word)))
  }
  return rows.filter(row => row.getClientRects().length > 0).length
}

OptionFilter.load = 'interaction'
