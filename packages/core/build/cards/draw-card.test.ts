import { beforeAll, describe, expect, it } from 'vitest'
import type { CardArt } from '../../config'
import { breakLines, drawCard, fitTitle } from './draw-card'
import { type Glyph, readGlyphs } from './read-glyphs'
import { undrawable, withKnownArt } from './write-cards'

let glyphs: Map<string, Glyph>
beforeAll(async () => {
  glyphs = await readGlyphs(
    '用 Tailwind CSS 写小程序里的样式，不生效 any-long-plugin-name 字 <style> & co rpx 被当成颜色…🦄',
  )
})

describe('breaking a title', () => {
  const lines = (title: string, width: number) => breakLines(title, { glyphs, width })

  it('keeps a short one whole', () => {
    expect(lines('rpx 被当成颜色', 13)).toEqual(['rpx 被当成颜色'])
  })
  it('breaks between words, never inside a Latin one or before closing punctuation', () => {
    expect(lines('小程序里的样式，不生效', 7)).toEqual(['小程序里的', '样式，不生效'])
    expect(lines('用 any-long-plugin-name 写小程序', 8)).toEqual(['用', 'any-long-plugin-name', '写小程序'])
  })
  it('keeps words of Chinese whole that dictionaries take apart', () => {
    expect(lines('用 Tailwind CSS 写小程序', 8)).toEqual(['用 Tailwind CSS', '写小程序'])
    expect(lines('样式 写小程序', 4.5)).toEqual(['样式 写', '小程序'])
  })
  it('ends a very long one in an ellipsis', () => {
    const broken = lines('字'.repeat(100), 10)
    expect(broken).toHaveLength(3)
    expect(broken[2]).toMatch(/…$/)
  })
  it('draws one that is a little too long smaller instead', () => {
    const { lines, size } = fitTitle('用 Tailwind CSS 写小程序', { glyphs, width: 860 })
    expect(lines).toEqual(['用 Tailwind CSS 写小程序'])
    expect(size).toBeLessThan(76)
  })
})

it('draws text as outlines and the logo as an image', () => {
  const card = { title: '<style> & co', section: '', site: '写' }
  const svg = drawCard(card, { glyphs, logo: 'data:image/png;base64,PHN2Zy8+' })
  expect(svg).not.toContain('<text')
  expect(svg).not.toContain('<style')
  expect(svg).toContain('href="data:image/png;base64,PHN2Zy8+"')
  expect(drawCard(card, { glyphs, logo: undefined })).not.toContain('<image')
})

describe('art', () => {
  const card = { title: '写小程序', section: '样式', site: 'co' }
  const draw = (art: CardArt, title = card.title) =>
    drawCard({ ...card, title, art }, { glyphs, logo: undefined })
  const texts = (svg: string) => svg.match(/<g transform="translate\([^)]*\) scale/g)!.length

  it('stands below the title: lines as outlines, a drawing as it is', () => {
    expect(texts(draw({ lines: ['rpx', 'style'] }))).toBe(
      texts(drawCard(card, { glyphs, logo: undefined })) + 2,
    )
    expect(draw({ drawing: '<circle r="9"/>' })).toContain('<circle r="9"/>')
  })
  it('is cut where a line is wider than the card, and left out below a long title', () => {
    const outlines = (line: string) => draw({ lines: [line] }).match(/<path/g)!.length
    expect(outlines('字'.repeat(60))).toBe(outlines('字'.repeat(40)))
    expect(outlines('字'.repeat(30))).toBe(outlines('字'.repeat(20)) + 10)
    expect(draw({ drawing: '<circle/>' }, '字'.repeat(40))).not.toContain('<circle/>')
  })
  it('has no line that the font cannot draw', () => {
    expect(withKnownArt({ ...card, art: { lines: ['🦄', 'rpx'] } }, glyphs).art).toEqual({ lines: ['rpx'] })
    expect(withKnownArt({ ...card, art: { lines: ['🦄'] } }, glyphs)).toEqual(card)
  })
})

it('knows which characters the font can draw', () => {
  expect(undrawable({ title: '用 rpx', section: '', site: '' }, glyphs)).toEqual([])
  expect(undrawable({ title: '🦄', section: '', site: '' }, glyphs)).toEqual(['🦄'])
})
