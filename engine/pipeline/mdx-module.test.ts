import { expect, test } from 'vitest'
import { createHighlighter, createMarkdown } from '../markdown'
import type { Problem } from '../report'
import { finishSource, type Scope } from './mdx-module'

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
