import { tableFrame } from '../../model'
import { escapeText, startTag } from '../escape-html'

export function drawTable({
  label,
  heads,
  rows,
}: {
  label: string
  heads: string[]
  rows: string[][]
}): string {
  const head = heads.map(text => `<th>${escapeText(text)}</th>`).join('')
  const body = rows.map(
    row => `<tr>${row.map(text => `<td><code>${escapeText(text)}</code></td>`).join('')}</tr>`,
  )
  const open = startTag('div', tableFrame(label, 'code-table'))
  return `${open}<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}
