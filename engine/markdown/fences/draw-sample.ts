import { escapeText, startTag } from '../escape-html'

/** One half of a sample: a finished code block under a caption. */
export interface SampleHalf {
  caption: string
  html: string
}

/** Input and output of a sample. */
export function drawTransformSample({
  language,
  input,
  output,
}: {
  language: string
  input: SampleHalf
  output: SampleHalf
}): string {
  const half = (name: string, { caption, html }: SampleHalf) =>
    `<div class="${name}"><p class="sample-caption">${escapeText(caption)}</p>${html}</div>`
  const open = startTag('div', { class: 'sample sample-transform', 'data-lang': language })
  return `${open}${half('sample-in', input)}${half('sample-out', output)}</div>`
}

/** A table of class names and what the plugin makes of them. */
export function drawEscapeSample({
  label,
  heads,
  rows,
}: {
  label: string
  heads: [string, string]
  rows: [string, string][]
}): string {
  const head = heads.map(text => `<th>${escapeText(text)}</th>`).join('')
  const body = rows.map(
    row => `<tr>${row.map(text => `<td><code>${escapeText(text)}</code></td>`).join('')}</tr>`,
  )
  const open = startTag('div', {
    class: 'sample sample-escape table-wrap',
    tabindex: 0,
    role: 'group',
    'aria-label': label,
  })
  return `${open}<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}
