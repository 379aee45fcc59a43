import type { FencePage } from 'inkstone/config'
import { describe, expect, test } from 'vitest'
import { drawSample } from './draw-sample'
import extension from './index'
import { sampleKey } from './sample'

const page = (problems: string[] = []): FencePage => ({
  plain: () => '[plain]',
  code: ({ language, code, marks }) => `[${language}: ${code} ${JSON.stringify(marks)}]`,
  caption: text => `[${text}]`,
  codeTable: table => JSON.stringify(table),
  escape: text => text,
  report: ({ what }) => problems.push(what),
})

const fence = (language: string, code: string, attributes: Record<string, string> = {}) => ({
  language,
  code,
  flags: new Set(language === 'escape' ? [] : ['transform']),
  attributes,
  fields: {},
})

describe('sample fences', () => {
  const output = {
    language: 'wxml',
    output: '<b>',
    outputLanguage: 'wxml',
    changes: [[1, 2]] as [number, number][],
  }

  test('show what goes in and what the plugin gave out, with the difference marked', () => {
    const stored = { [sampleKey({ language: 'wxml', code: '<a>', tw: '3' })]: output }
    expect(drawSample(fence('wxml', '<a>', { tw: '3' }), page(), stored)).toBe(
      '<div class="code-group sample" data-lang="wxml"><div>[你写的][plain]</div>' +
        '<div class="sample-out">[插件输出（weapp-tailwindcss 4.2.8）][wxml: <b> [[1,2]]]</div></div>',
    )
  })
  test('name the plugin they ask for', () => {
    const stored = { [sampleKey({ language: 'js', code: 'a', plugin: '2.11.3' })]: output }
    expect(drawSample(fence('js', 'a', { plugin: '2.11.3' }), page(), stored)).toContain(
      'weapp-tailwindcss 2.11.3',
    )
  })
  test('of class names are a table', () => {
    const stored = {
      [sampleKey({ language: 'escape', code: 'w-[1px]' })]: { pairs: [['w-[1px]', 'w-_1px_']] },
    } as unknown as Parameters<typeof drawSample>[2]
    expect(JSON.parse(drawSample(fence('escape', 'w-[1px]'), page(), stored) as string)).toEqual({
      heads: ['类名', '转义后（weapp-tailwindcss 4.2.8）'],
      rows: [['w-[1px]', 'w-_1px_']],
    })
  })
  test('without a stored output are named and stay code', () => {
    const problems: string[] = []
    expect(drawSample(fence('wxml', 'gone'), page(problems), {})).toBe('[plain]')
    expect(problems).toEqual(['no output stored for this sample'])
  })
  test('are the only ones it draws', () => {
    expect(drawSample({ ...fence('wxml', 'a'), flags: new Set() }, page())).toBeUndefined()
  })
})

test('the badge tells the versions a page is true for', () => {
  expect(extension.badge?.({ applies: { plugin: '4.2.x', tailwind: [3, 4] } })).toEqual({
    label: '适用于',
    parts: ['weapp-tailwindcss 4.2.x', 'Tailwind CSS 3、4'],
  })
  expect(extension.badge?.({})).toBeUndefined()
})
