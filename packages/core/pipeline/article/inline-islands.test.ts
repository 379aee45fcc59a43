import { expect, test } from 'vitest'
import { inlineIslands } from './inline-islands'

test('an island in a paragraph is part of its line; one with blocks in it, and one by itself, is a block', () => {
  const inline = '<p>a <div data-island="x"><b>b</b></div> c</p>'
  expect(inlineIslands(inline)).toBe('<p>a <span data-island="x"><b>b</b></span> c</p>')
  const slot = '<p>a <div data-island="x"><i><div data-slot="">with <b>b</b></div></i></div> c</p>'
  expect(inlineIslands(slot)).toBe(
    '<p>a <span data-island="x"><i><span data-slot="">with <b>b</b></span></i></span> c</p>',
  )
  for (const html of [
    '<p>a</p><div data-island="x"><b>b</b></div><p>c</p>',
    '<p>a <div data-island="x"><div>b</div></div> c</p>',
    '<p>a <div data-island="x"><p>b</p></div> c</p>',
    '<p>a <div data-island="x"><div data-slot=""><ul></ul><div>b</div></div></div> c</p>',
  ])
    expect(inlineIslands(html)).toBe(html)
})
