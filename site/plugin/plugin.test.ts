import { readdirSync } from 'node:fs'
import type { FencePage } from 'inkstone/config'
import { describe, expect, test } from 'vitest'
import { defaultLine, lines, oldLine } from '../data/lines'
import { fillVersions } from '../data/plugin-lines'
import { drawSample } from './draw-sample'
import { hooks } from './index'
import { type LineOutput, type SampleOutput, sampleKey } from './sample'

const page = (problems: string[] = []): FencePage => ({
  id: 'x',
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

const [newest, oldest] = [lines[0]!, lines.at(-1)!]
const both = `${newest.plugin}、${oldest.plugin}`

describe('sample fences', () => {
  const output = (text: string): SampleOutput => ({
    language: 'wxml',
    output: text,
    outputLanguage: 'wxml',
    changes: [[1, 2]],
  })
  const store = (input: Parameters<typeof sampleKey>[0], ...found: LineOutput[]) => ({
    [sampleKey(input)]: found,
  })
  const equal = { lines: [newest.id, oldest.id], output: output('<b>') }

  test('show what goes in and what the plugin gave out, once where all lines give the same', () => {
    const stored = store({ language: 'wxml', code: '<a>', tw: '3' }, equal)
    expect(drawSample(fence('wxml', '<a>', { tw: '3' }), page(), stored)).toBe(
      '<div class="code-group sample" data-lang="wxml"><div>[你写的模板][plain]</div>' +
        `<div class="sample-out">[插件输出的模板（${both}）][wxml: <b> [[1,2]]]</div></div>`,
    )
  })
  test('say who wrote the CSS: Tailwind, unless the fence says otherwise', () => {
    const stored = store({ language: 'css', code: '.a{}' }, equal)
    const made = fence('css', '.a{}')
    expect(drawSample(made, page(), stored)).toContain('[Tailwind 生成的样式]')
    const own = { ...made, flags: new Set(['transform', 'own']) }
    expect(drawSample(own, page(), stored)).toContain('[你写的样式]')
  })
  test('have a tab for each line where lines differ, the default first, each with the version that made it', () => {
    const stored = store(
      { language: 'wxml', code: '<a>' },
      { lines: [newest.id], output: output('<new>') },
      { lines: [oldest.id], output: output('<old>') },
    )
    const drawing = drawSample(fence('wxml', '<a>'), page(), stored)
    if (typeof drawing !== 'object') throw new Error('no tabs')
    expect(drawing).toMatchObject({ group: 'plugin', query: 'plugin', follows: true })
    const compared = { ...fence('wxml', '<a>'), flags: new Set(['transform', 'compare']) }
    expect(drawSample(compared, page(), stored)).toMatchObject({ follows: false })
    expect(drawing.tabs[0]?.value).toBe(defaultLine.id)
    const html = Object.fromEntries(drawing.tabs.map(tab => [tab.value, tab.html]))
    expect(html[newest.id]).toMatch(new RegExp(`${newest.plugin}）.*<new>`))
    expect(html[oldest.id]).toMatch(new RegExp(`${oldest.plugin}）.*<old>`))
  })
  test('name the plugin they ask for', () => {
    const stored = store(
      { language: 'js', code: 'a', plugin: oldLine.id },
      { lines: [oldLine.id], output: output('b') },
    )
    expect(drawSample(fence('js', 'a', { plugin: oldLine.id }), page(), stored)).toContain(
      `（${oldLine.plugin}）`,
    )
  })
  test('of class names are a table', () => {
    const pairs: [string, string][] = [['w-[1px]', 'w-_1px_']]
    const stored = store({ language: 'escape', code: 'w-[1px]' }, { lines: equal.lines, output: { pairs } })
    expect(JSON.parse(drawSample(fence('escape', 'w-[1px]'), page(), stored) as string)).toEqual({
      heads: ['类名', `转义后（插件 ${both}）`],
      rows: [
        [
          'w-[1px]',
          {
            code: 'w-_1px_',
            marks: [
              [2, 3],
              [6, 7],
            ],
          },
        ],
      ],
    })
  })
  test('without a stored output are named and stay code', () => {
    const problems: string[] = []
    expect(drawSample(fence('wxml', 'gone'), page(problems), {})).toBe('[plain]')
    expect(problems).toEqual(['no output stored for this sample'])
  })
  test('are the only ones it draws, with those for one line', () => {
    const plain = (attributes = {}) => ({ ...fence('ts', 'a', attributes), flags: new Set<string>() })
    expect(drawSample(plain(), page())).toBeUndefined()
    expect(drawSample(plain({ plugin: oldLine.id }), page())).toBeUndefined()
    expect(drawSample(plain({ plugin: oldest.id }), page())).toContain(
      `[用于 weapp-tailwindcss ${oldest.id}.x][plain]`,
    )
  })
})

describe('versions in fences', () => {
  test('are those of a line', () => {
    const code = 'npm i weapp-tailwindcss@{version:plugin} tailwindcss@{version:tailwind3}'
    expect(fillVersions(code, newest)).toBe(
      `npm i weapp-tailwindcss@${newest.plugin} tailwindcss@${newest.tailwind[3]}`,
    )
    const variants = hooks.fences?.variants?.(fence('bash', code))?.variants
    expect(variants?.map(({ value }) => value)).toEqual([
      defaultLine.id,
      ...lines.map(({ id }) => id).filter(id => id !== defaultLine.id),
    ])
    expect(hooks.fences?.variants?.(fence('bash', 'npm i {version}'))).toBeUndefined()
  })
  test('that no line has are an error with the choices', () => {
    expect(() => fillVersions('{version:vue}', newest)).toThrow('choose one of: plugin, tailwind3')
  })
})

test('a fence that names a file of a starter has its text and its path', () => {
  const named = (file: string) => ({ ...fence('ts', '', { file }), flags: new Set<string>() })
  const found = hooks.fences?.variants?.(named('starter:uni-app-vite-tw4/vite.config.ts'))
  expect(found?.title).toBe('vite.config.ts')
  expect(found?.variants.map(({ code }) => code)).toEqual([expect.stringContaining('defineConfig')])
  const part = {
    ...named('starter:uni-app-vite-tw4/src/main.css'),
    attributes: { file: 'starter:uni-app-vite-tw4/src/main.css', lines: '2' },
  }
  expect(hooks.fences?.variants?.(part)?.variants[0]?.code).toBe('// …\n@source not "../dist";')
  const problems: string[] = []
  drawSample(named('starter:uni-app-vite-tw4/none.ts'), page(problems))
  expect(problems).toEqual([expect.stringContaining('is not a stored file')])
})

test('the badge tells the versions a page is true for', () => {
  expect(hooks.badge?.({ applies: { plugin: '2.11.x', tailwind: [3, 4] } })).toEqual({
    label: '适用于',
    parts: ['weapp-tailwindcss 2.11.x', 'Tailwind CSS 3、4'],
  })
  expect(hooks.badge?.({ applies: { plugin: 'lines' } })?.parts).toEqual([
    `weapp-tailwindcss ${oldest.id}.x、${newest.id}.x`,
  ])
  expect(hooks.badge?.({})).toBeUndefined()
  const partsFor = (tailwind?: number[]) =>
    hooks.badge?.({ applies: { plugin: 'lines', tailwind } })?.choice?.options[0]?.parts
  const { 3: three, 4: four } = newest.tailwind
  expect(partsFor()).toEqual([`Tailwind CSS ${three} 或 ${four}`, 'Node.js 20.19+ 或 22.12+'])
  expect(partsFor([4])?.[0]).toBe(`Tailwind CSS ${four}`)
  expect(partsFor([2])?.[0]).toBe('Tailwind CSS 2')
})

describe('link previews', () => {
  const art = (path: string, ...code: string[]) => hooks.cardArt?.({ path, code })

  test('show the first code that is short, and none that would be cut', () => {
    expect(art('/docs/a', 'import a\n\nimport b\nuse(a, b)', '\nnpm i a\n\n')).toEqual({ lines: ['npm i a'] })
    expect(art('/docs/a', '1\n2\n3')).toBeUndefined()
  })
  test('of the home page show what becomes of class names', () => {
    expect(JSON.stringify(art('/'))).toMatch(/w-\[13px\] {2}→ {2}w-_/)
  })
  test('of a post show its drawing', () => {
    for (const file of readdirSync('site/blog', { recursive: true, encoding: 'utf8' })) {
      const [, name] = /([^/\\]+)\.mdx$/.exec(file) ?? []
      if (name) expect(art(`/blog/${name}`, 'code'), name).toHaveProperty('drawing')
    }
  })
})
