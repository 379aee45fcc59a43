import { beforeAll, describe, expect, it } from 'vitest'
import { breakLines, drawCard, fitTitle } from './draw-card'
import { type Glyph, readGlyphs } from './read-glyphs'
import { undrawable } from './write-cards'

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

it('knows which characters the font can draw', () => {
  expect(undrawable({ title: '用 rpx', section: '', site: '' }, glyphs)).toEqual([])
  expect(undrawable({ title: '🦄', section: '', site: '' }, glyphs)).toEqual(['🦄'])
})
