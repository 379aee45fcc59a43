import { expect, it } from 'vitest'
import { fillCards, fillToc, takeHead } from './fill-places'

const toc = [
  { id: 'a', html: 'A', level: 2 },
  { id: 'b', html: '<code>b</code>', level: 3 },
  { id: 'c', html: 'C', level: 2 },
  { id: 'd', html: 'D', level: 4 },
]

it('draws the headings of the levels that are asked for, nested', () => {
  expect(fillToc('<p>x</p><ink-toc data-min="2" data-max="3"></ink-toc>', toc)).toBe(
    '<p>x</p><ul class="toc-inline"><li><a href="#a">A</a><ul class="toc-inline"><li><a href="#b"><code>b</code></a></li></ul></li><li><a href="#c">C</a></li></ul>',
  )
  expect(fillToc('<ink-toc data-min="2" data-max="3" data-ids="b c"></ink-toc>', toc)).toBe(
    '<ul class="toc-inline"><li><a href="#b"><code>b</code></a></li><li><a href="#c">C</a></li></ul>',
  )
  expect(fillToc('<ink-toc data-min="5" data-max="6"></ink-toc>', toc)).toBe('')
})

it('draws cards', () => {
  expect(fillCards('a<ink-cards></ink-cards>b', () => '<ul>$&</ul>')).toBe('a<ul>$&</ul>b')
})

it('takes title, description and tags for the head out, but no refresh', () => {
  const html =
    '<p>a</p><ink-head><title>T &amp; &#x27;U&#x27;</title><meta name="description" content="&lt;D&gt; &quot;&amp;lt;&quot;"/><meta name="x" content="y"/><meta http-equiv="refresh" content="0"/></ink-head>'
  expect(takeHead(html)).toEqual({
    html: '<p>a</p>',
    tags: { title: "T & 'U'", description: '<D> "&lt;"', extra: '<meta name="x" content="y"/>' },
  })
})

it('takes what React has put in front as well', () => {
  expect(takeHead('<title>T</title><meta name="x" content="y"/><p>a</p>')).toEqual({
    html: '<p>a</p>',
    tags: { title: 'T', description: undefined, extra: '<meta name="x" content="y"/>' },
  })
})
