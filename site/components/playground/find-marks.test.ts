import { expect, it } from 'vitest'
import { findMarks } from './find-marks'

const compiler = {
  hasCss: (name: string) => name !== 'no-such',
  escapeName: (name: string) => name.replace(/[^\w-]/g, '_'),
  transform: () => Promise.reject(new Error('not asked for')),
}
const messages = (input: string, wxss: string) =>
  findMarks(input, wxss, compiler).map(({ from, to, message }) => `${input.slice(from, to)}: ${message}`)

it.each([
  ['p-4 no-such', '.p-4 {}', ['no-such: no-such 没有生成样式']],
  [
    'group-hover:hidden',
    '.group-hover_hidden {}',
    ['group-hover:hidden: group-hover:hidden 丢了条件，样式一直生效'],
  ],
  ['group-active:p-4', '.group:active view.group-active_p-4 {}', []],
  ['group group/card peer', '', []],
  ['hover:p-4', '', ['hover:p-4: hover:p-4 的样式在小程序里不可用，没有写进 WXSS']],
  ['p-4', '@media print { .p-4 {} }', []],
  [`a-["b'"]`, `.a-__b___ {}`, [`a-["b'"]: 两种引号不能同时出现在一个 class 里`]],
  [
    '<view class="a-["b"]">',
    '.a-__ {} .a-_ {}',
    ['class="a-[": class 到这个引号就结束了，里面要换用另一种引号'],
  ],
])('%s with %s', (input, wxss, found) => {
  expect(messages(input, wxss)).toEqual(found)
})

it('leaves data bindings alone', () => {
  expect(messages(`<view class="p-4 {{a ? 'x' : 'y'}}">`, '.p-4 {}')).toEqual([])
})
