import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { breakLines, drawCard } from './draw-card'
import { readCmap } from './read-cmap'
import { undrawable } from './write-cards'

describe('breaking a title', () => {
  it('keeps a short one whole', () => {
    expect(breakLines('rpx 被当成颜色', 13)).toEqual(['rpx 被当成颜色'])
  })
  it('breaks between Han characters, never inside a Latin word or before closing punctuation', () => {
    expect(breakLines('小程序里的样式，不生效', 7)).toEqual(['小程序里的样', '式，不生效'])
    expect(breakLines('用 any-long-plugin-name 写小程序', 8)).toEqual([
      '用',
      'any-long-plugin-name',
      '写小程序',
    ])
  })
  it('ends a very long one in an ellipsis', () => {
    const lines = breakLines('字'.repeat(100), 10)
    expect(lines).toHaveLength(3)
    expect(lines[2]).toMatch(/…$/)
  })
})

it('escapes what would end the text', () => {
  expect(drawCard({ title: '<style> & co', section: '', site: 's' })).toContain('&lt;style> &amp; co')
})

it('knows which characters the font can draw', () => {
  const font = join(
    dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')),
    '../fonts/NotoSansHans-Medium.otf',
  )
  const canDraw = readCmap(readFileSync(font))
  expect(undrawable({ title: '转义 rpx：微信', section: 'API', site: 'site' }, canDraw)).toEqual([])
  expect(undrawable({ title: '🦄', section: '', site: '' }, canDraw)).toEqual(['🦄'])
})
