import { describe, expect, test } from 'vitest'
import { mdxToHtml, toHtml } from '../fixtures/compile-text'

const codeLinks = { rem2rpx: '/docs/api#rem2rpx', constructor: '/never' }
const linked = '<a href="/link//docs/api#rem2rpx" class="code-link"><code>rem2rpx</code></a>'

describe('inline code that is documented', () => {
  test('becomes a link', () => {
    expect(toHtml('打开 `rem2rpx`', { codeLinks })).toContain(linked)
    expect(mdxToHtml('打开 `rem2rpx`', { codeLinks })).toContain(linked)
    expect(toHtml('- **`rem2rpx`**', { codeLinks })).toContain(linked)
  })
  test('stays code in headings, links, and when it is more than the name', () => {
    const source =
      '## `rem2rpx`\n\n[看 `rem2rpx`](./a.md) [`rem2rpx`][r] `rem2rpx: true` `toString`\n\n[r]: /x'
    expect(toHtml(source, { codeLinks })).not.toContain('code-link')
    expect(mdxToHtml('<a href="/x">`rem2rpx`</a>', { codeLinks })).not.toContain('code-link')
  })
})

test('a short name or command with hyphens, slashes or spaces stays in one piece', () => {
  expect(toHtml('写 `w-[13px]`、`w-1/2`')).toContain(
    '<code class="word">w-[13px]</code>、<code class="word">w-1/2</code>',
  )
  expect(mdxToHtml('写 `--tw-shadow`')).toContain('<code class="word">--tw-shadow</code>')
  expect(toHtml('写 `@scope/a-name-for-wide-screens`')).toContain('<code class="long-word">@scope/')
  expect(toHtml('运行 `npx weapp-tw doctor`')).toContain('<code class="words">npx weapp-tw doctor</code>')
  for (const code of ['flex', '-', 'a-name-that-alone-fills-the-line-of-a-page'])
    expect(toHtml(`写 \`${code}\``), code).toContain(`<code>${code}</code>`)
})
