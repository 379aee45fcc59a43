import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { createHighlighter, createMarkdown } from '../../markdown'
import { join } from '../../paths'
import type { Problem } from '../../report'
import { importData } from './import-code'
import { finishSource, importPartial } from './mdx-module'
import type { Scope } from './scope'

const page = createMarkdown({}).compile({
  file: 'a.md',
  text: 'See [a][gone].\n',
  bodyLine: 1,
  format: 'md',
  isBlog: false,
  resolveLink: href => href,
  resolveAsset: url => ({ url }),
})

test.each([
  ['throw', ['error: the reference "gone" is not defined']],
  ['warn', ['warning: the reference "gone" is not defined']],
  ['ignore', []],
])('a reference that is not defined is a broken link: %s', (onBrokenMarkdownLinks, told) => {
  const problems: Problem[] = []
  const project = { site: { onBrokenMarkdownLinks } }
  finishSource({ project, highlighter: createHighlighter(), problems, assets: [] } as unknown as Scope, page)
  expect(problems.map(({ severity = 'error', what }) => `${severity}: ${what}`)).toEqual(told)
})

test('a source that another one imports gives its headings, title and front matter as well', async () => {
  const compiled = createMarkdown({}).compile({
    file: 'b.md',
    text: '# B\n\n## One {#one}\n',
    bodyLine: 1,
    format: 'md',
    isBlog: false,
    resolveLink: href => href,
    resolveAsset: url => ({ url }),
  })
  const content = { sources: new Map([['b.md', compiled]]), frontMatter: new Map([['b.md', { level: 3 }]]) }
  const scope = {
    project: { site: {}, siteDir: '/', content },
    app: { htmlComponent: () => 'B' },
    highlighter: createHighlighter(),
    stack: [],
    problems: [],
    assets: [],
  } as unknown as Scope
  expect(await importPartial(scope, 'b.md')).toEqual({
    value: {
      default: 'B',
      toc: expect.arrayContaining([{ value: 'One', id: 'one', level: 2 }]),
      contentTitle: 'B',
      frontMatter: { level: 3 },
    },
  })
})

test('a source that imports itself is reported with all files of the circle', async () => {
  const sources = new Map(['docs/_a.mdx', 'docs/_b.mdx'].map(file => [file, { ...page, file }]))
  const project = { content: { sources } }
  const stack = ['docs/page.mdx', 'docs/_a.mdx', 'docs/_b.mdx']
  expect(await importPartial({ project, stack } as unknown as Scope, 'docs/_a.mdx')).toEqual({
    problem: {
      what: 'Circular import: docs/_a.mdx → docs/_b.mdx → docs/_a.mdx',
      remedy: 'Remove one of these imports',
    },
  })
})

test('data that is no JSON is reported with its own line', () => {
  const dir = mkdtempSync(join(tmpdir(), 'data-'))
  writeFileSync(join(dir, 'bad.json'), '{\n  "a": 1,\n}\n')
  expect(importData(join(dir, 'bad.json'), { specifier: './bad.json', root: dir })).toEqual({
    problem: { what: expect.stringContaining('invalid JSON: '), remedy: 'Correct the JSON' },
    thrownAt: { file: 'bad.json', line: 3 },
  })
})
