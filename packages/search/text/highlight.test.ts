import { describe, expect, it } from 'vitest'
import { cutSnippet, markText } from './highlight'
import { splitMarks } from './marked-text'

const marked = (text: string, terms: string[]) =>
  splitMarks(markText(text, terms))
    .map(piece => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

describe('markText', () => {
  it('marks runs of Han pairs as one', () => {
    expect(marked('用任意值写法', ['任意', '意值'])).toBe('用[任意值]写法')
  })

  it('marks a word across its joining signs, at the beginning of parts only', () => {
    expect(marked('uni-app 与 wrapper', ['uniapp', 'app'])).toBe('[uni-app] 与 wrapper')
    expect(marked('componentLocalStyles', ['localstyles'])).toBe('component[LocalStyles]')
  })

  it('marks neighbours that were typed as one', () => {
    expect(marked('用 Tailwind CSS 4 写', ['tailwindcss'])).toBe('用 [Tailwind CSS] 4 写')
  })

  it('marks full-width forms and characters outside the basic plane in place', () => {
    expect(marked('ＲＰＸ 单位', ['rpx'])).toBe('[ＲＰＸ] 单位')
    expect(marked('在𠮷野家', ['𠮷野'])).toBe('在[𠮷野]家')
  })
})

describe('cutSnippet', () => {
  it('leaves a short text alone', () => {
    expect(cutSnippet(markText('一二三', ['二三']), 10).text).toBe('一二三')
  })

  it('cuts around the marks and keeps them on the same words', () => {
    const long = `${'前面的话很长，'.repeat(8)}关键词在此${'，后面的话也长'.repeat(8)}`
    const { text, marks } = cutSnippet(markText(long, ['关键', '键词']), 8)
    expect(text.startsWith('…') && text.endsWith('…')).toBe(true)
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['关键词'])
    expect(text.length).toBeLessThan(30)
  })

  const cut = (text: string, terms: string[], words: number) =>
    splitMarks(cutSnippet(markText(text, terms), words))
      .map(piece => (piece.marked ? `[${piece.text}]` : piece.text))
      .join('')

  it('shows little before a mark at the end of a text, because a row is cut at its end', () => {
    expect(cut('one two three four five six seven eight nine ten last', ['last'], 7)).toBe('…nine ten [last]')
  })

  it('begins with a mark where most of them stand', () => {
    const text = `last ${'word '.repeat(19)}last last`
    expect(cut(text, ['last'], 10)).toBe('…word word [last] [last]')
  })
})
