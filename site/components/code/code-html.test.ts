import { expect, it } from 'vitest'
import { codeHtml } from './code-html'

it('escapes what it colours', () => {
  expect(codeHtml('<view>a & <b', 'wxml')).toBe(
    '<span class="line"><span class="t-tag">&lt;view</span><span class="t-tag">&gt;</span>a &amp; <span class="t-tag">&lt;b</span></span>',
  )
})

it('keeps words whole', () => {
  expect(codeHtml('<a class="b p-[1px] c">', 'wxml', { keepWords: true })).toContain(
    '"b <span class="word">p-[1px]</span> c"',
  )
})
