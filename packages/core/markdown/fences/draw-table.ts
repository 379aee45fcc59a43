import type { CodeCell } from '../../config'
import { tableFrame } from '../../model'
import { escapeText, startTag } from '../escape-html'

export function drawTable({
  label,
  heads,
  rows,
}: {
  label: string
  heads: string[]
  rows: CodeCell[][]
}): string {
  const head = heads.map(text => `<th>${escapeText(text)}</th>`).join('')
  const body = rows.map(
    row => `<tr>${row.map(cell => `<td><code>${drawCell(cell)}</code></td>`).join('')}</tr>`,
  )
  const open = startTag('div', tableFrame(label, 'code-table'))
  return `${open}<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

function drawCell(cell: CodeCell): string {
  if (typeof cell === 'string') return escapeText(cell)
  const { code, marks } = cell
  const ends = [0, ...marks.map(([, end]) => end)]
  const marked = marks.map(
    ([start, end], index) =>
      `${escapeText(code.slice(ends[index], start))}<mark class="code-change">${escapeText(code.slice(start, end))}</mark>`,
  )
  return marked.join('') + escapeText(code.slice(ends.at(-1)))
}
