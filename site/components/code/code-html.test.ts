import { expect, it } from 'vitest'
import { codeHtml } from './code-html'

it('escapes what it colours', () => {
  expect(codeHtml('<view>a & <b', 'wxml')).toBe(
    '<span class="line"><span class="t-tag">&lt;view</span><span class="t-tag">&gt;</span>a &amp; <span class="t-tag">&lt;b</span></span>',
  )
})

it('keeps words of a long line whole, unless they need a line themselves', () => {
  const url = `bg-[url(/${'a'.repeat(36)}.png)]`
  expect(codeHtml(`<a class="b p-[1px] ${url} c">`, 'wxml')).toContain(
    `"b <span class="word">p-[1px]</span> ${url} c"`,
  )
  expect(codeHtml('<a class="b p-[1px] c">', 'wxml')).toContain('"b p-[1px] c"')
})

it('marks classes that the source does not have', () => {
  const source = '<view class="flex p-[1px] {{ a && \'b\' }}">'
  const wxml = codeHtml('<view class="flex p-_1px_ {{ a && \'b\' }}">', 'wxml', source)
  expect(wxml.match(/<mark>.*?<\/mark>/g)).toEqual(['<mark>p-_1px_</mark>'])
  const wxss = codeHtml('.flex { gap: .5rem } .p-_1px_ { padding: 1px }', 'css', source)
  expect(wxss.match(/<mark>.*?<\/mark>/g)).toEqual(['<mark>p-_1px_</mark>'])
})

it('keeps the text of an element whole', () => {
  const tag = `<a class="${'b '.repeat(20)}">`
  expect(codeHtml(`${tag}5 单 </a>`, 'wxml')).toContain('<span class="word">5 单</span> <')
  expect(codeHtml(`${tag}5 ${'单'.repeat(19)}</a>`, 'wxml')).not.toContain('word')
})

it('says how far in a long line begins', () => {
  const depths = [2, 6, 7, 30].map(
    depth =>
      /^<span class="(.*?)">/.exec(codeHtml(`${' '.repeat(depth)}<a b="${'c '.repeat(20)}">`, 'wxml'))![1],
  )
  expect(depths).toEqual(['line in-2', 'line in-6', 'line in-6', 'line in-12'])
})
