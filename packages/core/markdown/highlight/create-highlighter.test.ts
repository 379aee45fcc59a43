import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createHighlighter, type Highlighter } from './create-highlighter'

function read(highlighter: Highlighter, language: string, code: string, line = 0): string {
  let at = 0
  const source = code.split('\n')[line]!
  return highlighter
    .highlight({ language, code })!
    [line]!.map(({ kind, length }) => {
      const text = source.slice(at, at + length)
      at += length
      return kind ? `${kind}(${text})` : text
    })
    .join('')
}

describe('highlighting', { timeout: 60_000 }, () => {
  const highlighter = createHighlighter()

  test.each([
    [
      'ts',
      "const a: Foo = bar('x') // 中文",
      "keyword(const) a: type(Foo) = function(bar)(string('x')) comment(// 中文)",
    ],
    ['js', 'export default { a: true }', 'keyword(export default) { property(a): constant(true) }'],
    ['jsx', '<a b="c">d</a>', '<tag(a) attr(b)=string("c")>d</tag(a)>'],
    ['json', '{ "a": 1 }', '{ property("a"): number(1) }'],
    ['css', '.a { color: red }', 'attr(.a) { property(color): constant(red) }'],
    ['wxss', '.a { width: 1rpx }', 'attr(.a) { property(width): number(1)rpx }'],
    ['wxml', '<view class="a">b</view>', '<tag(view) attr(class)=string("a")>b</tag(view)>'],
    ['uvue', '<template><view/></template>', '<tag(template)><tag(view)/></tag(template)>'],
    ['bash', 'npm i -D "a" # b', 'function(npm) i constant(-D) string("a") comment(# b)'],
    ['yaml', 'a: b', 'property(a): b'],
    ['md', '# a', 'heading(# a)'],
    ['text', 'const a', 'const a'],
    ['no-such-language', 'const a', 'const a'],
  ])('%s: %s', (language, code, expected) => {
    expect(read(highlighter, language, code)).toBe(expected)
  })
  test('covers every character of every line', () => {
    const code = '/* 多\n行 😀 */\n\n\tconst  a = `b`  '
    const lengths = highlighter
      .highlight({ language: 'ts', code })!
      .map(line => line.reduce((sum, { length }) => sum + length, 0))
    expect(lengths).toEqual(code.split('\n').map(line => line.length))
  })
})

test.each([
  ['vue', '<style lang="scss">\n$a: red;\n</style>'],
  ['md', '```scss\n$a: red;\n```'],
])('%s brings the languages of its parts', { timeout: 60_000 }, (language, code) => {
  expect(read(createHighlighter(), language, code, 1)).toBe('variable($a): constant(red);')
})

test.each([
  [
    'mdx',
    '\n{items.map(i => <li>{i}</li>)}',
    'string({)items.function(map)(i keyword(=>) <tag(li)>{i}</tag(li)>)string(})',
  ],
  ['mdx', "\n<Tabs values={[{label: 'x'}]}>", "<tag(Tabs) attr(values)={[{property(label): string('x')}]}>"],
  ['mdx', '\nexport const a = 1', 'keyword(export const) a = number(1)'],
  ['mdx', '---\na: b\n---', 'property(a): b'],
  ['mdx', '+++\na = 1\n+++', 'property(a) = number(1)'],
  ['mdx', '```json\n[1]\n```', '[number(1)]'],
  ['md', '---\na: b\n---', 'property(a): b'],
  ['md', 'a\n<b c="d">', '<tag(b) attr(c)=string("d")>'],
])(
  '%s brings the languages of its parts that have no name: %j',
  { timeout: 60_000 },
  (language, code, expected) => {
    expect(read(createHighlighter(), language, code, 1)).toBe(expected)
  },
)

test('a language that is loaded later leaves the others as they are', { timeout: 60_000 }, () => {
  const samples = [
    ['html', '<view>\n<style>\n.a {}\n</style>\n</view>'],
    ['vue', '<template>\n<view/>\n</template>\n<style lang="scss">\n.a { b: c }\n</style>'],
    ['scss', '.a {\n  .b { c: d }\n}'],
    ['html', '<style>\n.a {}\n</style>\n<b>\n</b>'],
    ['vue', '<style lang="scss">\n.a { b: c }\n.d { e: $f }\n</style>'],
    ['md', '# a\n\n```vue\n<template>\n<view/>\n</template>\n```'],
    ['vue', '<template>\n<view/>\n</template>\n<script>\nlet a\n</script>'],
  ] as const
  const shared = createHighlighter()
  const warm = createHighlighter()
  for (const [language, code] of samples) warm.highlight({ language, code })
  for (const [language, code] of samples) shared.highlight({ language, code: `${code}\n` })
  for (const [language, code] of [...samples].reverse())
    expect(shared.highlight({ language, code: `\n${code}` })!.slice(1)).toEqual(
      warm.highlight({ language, code: `\n\n${code}` })!.slice(2),
    )
})

describe('the cache', { timeout: 60_000 }, () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'highlight-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const code = { language: 'ts', code: 'const a = 1\nlet b' }
  const files = () => readdirSync(folder)

  test('holds what was highlighted, once it is saved', () => {
    const first = createHighlighter(folder)
    const tokens = first.highlight(code)
    expect(files()).toEqual([])
    first.save()
    first.save()
    expect(files()).toHaveLength(1)
    expect(createHighlighter(folder).highlight(code)).toEqual(tokens)
  })
  test('is what a second run reads', () => {
    const first = createHighlighter(folder)
    first.highlight(code)
    first.save()
    const [name] = files()
    const key = readKey(join(folder, name!))
    writeFileSync(join(folder, name!), `${key} a5.6/b3.2`)
    expect(createHighlighter(folder).highlight(code)![1]![0]).toEqual({ kind: 'keyword', length: 3 })
  })
  test('takes several writers, and joins their files', () => {
    const writers = Array.from({ length: 12 }, () => createHighlighter(folder))
    for (const [i, writer] of writers.entries()) {
      writer.highlight({ language: 'json', code: `[${i}]` })
      writer.save()
    }
    expect(files()).toHaveLength(12)
    createHighlighter(folder)
    expect(files()).toHaveLength(1)
    expect(readKeys(join(folder, files()[0]!))).toHaveLength(12)
  })
  test('drops files of another version and survives broken ones', () => {
    writeFileSync(join(folder, 'highlight-0-0-x.txt'), 'old')
    createHighlighter(folder)
    expect(files()).toEqual([])
    const first = createHighlighter(folder)
    first.highlight(code)
    first.save()
    writeFileSync(join(folder, files()[0]!.replace(/[\da-f]{4}\.txt$/, '0000.txt')), '\0broken\n\nalso')
    expect(createHighlighter(folder).highlight(code)).toEqual(first.highlight(code))
  })
})

function readKeys(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map(line => line.split(' ')[0]!)
}

function readKey(file: string): string {
  return readKeys(file)[0]!
}
