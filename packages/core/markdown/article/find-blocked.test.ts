import { expect, it } from 'vitest'
import { parseArticle } from './dom'
import { findBlocked, withoutRefused } from './find-blocked'

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

it('a rule for the page alone gives way to those of the site, with a warning', () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="frame-src *"/>'
  const refresh = '<meta http-equiv="refresh" content="0; url=/a"/>'
  expect(findBlocked(parseArticle(policy + refresh)).map(({ severity }) => severity)).toEqual([
    'warning',
    undefined,
  ])
  expect(withoutRefused(`<p>a</p>${policy + refresh}`)).toBe(`<p>a</p>${refresh}`)
})

it('data for machines are no script', () => {
  expect(findBlocked(parseArticle('<script type="application/ld+json">{"a":1}</script>'))).toEqual([])
  for (const type of ['', 'module', 'Text/JavaScript', 'application/javascript; charset=utf-8'])
    expect(findBlocked(parseArticle(`<script type="${type}">a()</script>`))).toHaveLength(1)
})

it('a script of another host that adorns the page is left out, with a warning', () => {
  const html = '<p>said</p><script async="" src="//widgets.example/w.js" charset="utf-8"></script>'
  expect(findBlocked(parseArticle(html))).toMatchObject([
    { what: expect.stringContaining('//widgets.example/w.js'), severity: 'warning' },
  ])
  expect(withoutRefused(html)).toBe('<p>said</p>')
  expect(faults('<script src="https://a.example/x.js">x()</script>')[0]).toContain('is not loaded')
  expect(faults('<script src="/own.js"></script>')[0]).toContain('is blocked')
})

it('tells of tabs and items that do not belong together, with warnings', () => {
  const tabs = (panels: string) =>
    `<div class="tabs"><div role="tablist" class="tab-list"><button data-value="a">A</button></div>${panels}</div>`
  const panel = (value: string, label = ' data-label="x"') =>
    `<div class="tab-panel" data-value="${value}"${label}>x</div>`
  expect(faults(tabs(panel('a')))).toEqual([])
  expect(faults(`<div class="tabs">${panel('a') + panel('b')}</div>`)).toEqual([])
  expect(findBlocked(parseArticle(tabs(panel('a') + panel('c'))))).toMatchObject([
    { what: '<TabItem value="c"> is never shown: <Tabs values> names only a.', severity: 'warning' },
  ])
  expect(faults(tabs(panel('a') + panel('a')))[0]).toContain('the value "a" more than once')
  expect(faults(tabs(panel('a', '')))[0]).toContain('the tab "a" is empty')
})
