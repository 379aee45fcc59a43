import { createElement } from 'react'
import { styleOf } from './landing-results'
import { matchCharacters } from './match-characters'
import './swap.css'

/** A class and its safe name, with marks on what differs. */
export function Swap({ name }: { name: string }) {
  const { safe } = styleOf(name)
  const cells = matchCharacters(name, safe)
  const row = (read: (cell: { from: string; to: string }) => string) =>
    cells.map(cell => (cell.from === cell.to ? cell.from : createElement('mark', null, read(cell))))
  return (
    <p>
      {createElement('code', { className: 'swap-from' }, ...row(({ from }) => from))}
      {createElement('code', { className: 'swap-to' }, ...row(({ to }) => to))}
    </p>
  )
}
