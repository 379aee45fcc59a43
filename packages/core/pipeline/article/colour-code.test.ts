import { expect, it } from 'vitest'
import { createHighlighter } from '../../markdown'
import { colourCode } from './colour-code'

const highlighter = createHighlighter()
const block = (code: string, meta = '', more = '') =>
  `<figure class="code-block" data-lang="js"${more} data-code-meta="${meta}"><pre tabindex="0"><code>${code
    .split('\n')
    .map(line => `<span class="line">${line}</span>\n`)
    .join('')}</code></pre></figure>`
const draw = (html: string, lineMarks?: { className: string; line: string }[]) =>
  colourCode(html, { highlighter, site: { markdown: { lineMarks } } })

it('colours the code and drops the mark of what is to be done', () => {
  const html = draw(block('const a = &quot;b&quot; &amp;&amp; &#x27;c&#x27;'))
  expect(html).toMatch(/<span class="t-keyword">const<\/span>/)
  expect(html).toContain('&amp;&amp;')
  expect(html).not.toContain('data-code-meta')
})

it('marks lines by comments and by ranges, and hides the comments', () => {
  const html = draw(block('// highlight-next-line\na()\n// hidden\nb()'), [
    { className: 'gone', line: 'hidden' },
    { className: 'theme-code-block-highlighted-line', line: 'highlight-next-line' },
  ])
  expect(html).toContain('<span class="line highlighted theme-code-block-highlighted-line">')
  expect(html).toContain('<span class="line gone">')
  expect(html).not.toMatch(/highlight-next-line(?!d)\b|\/\/ hidden/)
  expect(draw(block('a()\nb()', '{2}')).match(/highlighted/g)).toHaveLength(2)
})

it('keeps the numbers of lines', () => {
  const html = draw(block('a()\nb()', '', ' data-line-numbers="" data-start="7"'))
  expect(html.match(/data-line="\d"/g)).toEqual(['data-line="7"', 'data-line="8"'])
})
