import { expect, it } from 'vitest'
import { parseArticle } from './dom'
import { findBlocked } from './find-blocked'

const faults = (html: string) => findBlocked(parseArticle(html)).map(({ what }) => what)

it.each([
  ['<a href="javascript:alert(1)">x</a>', 'javascript:'],
  ['<a href=" java\tscript:alert(1)">x</a>', 'javascript:'],
  ['<a href="JAVASCRIPT:alert(1)">x</a>', 'javascript:'],
  ['<svg><a xlink:href="javascript:alert(1)"></a></svg>', 'javascript:'],
  ['<form action="vbscript:x"></form>', 'vbscript:'],
  ['<svg><script>alert(1)</script></svg>', '<script>'],
  ['<svg><circle onload="alert(1)"/></svg>', 'onload'],
  ['<p onclick="x()">y</p>', 'onclick'],
  ['<meta http-equiv="refresh" content="0; url=https://evil.example">', '<meta http-equiv>'],
  ['<base href="https://evil.example/">', '<base>'],
  ['<object data="x.swf"></object>', '<object>'],
])('finds what the policy blocks in %s', (html, named) => {
  expect(faults(html).join()).toContain(named)
})

it('lets everything else pass', () => {
  const html = `<a href="/javascript">x</a><a href="https://x.example/?q=javascript:">y</a>
    <svg><title>on</title><path d="M0 0"/></svg><p data-on="1" class="online">onclick=</p><code>&lt;script></code>`
  expect(faults(html)).toEqual([])
})
