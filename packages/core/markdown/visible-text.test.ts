import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, test } from 'vitest'
import { compile, renderMdx, toHtml } from './fixtures/compile-text'

const fixtures = join(import.meta.dirname, 'fixtures/dropin')

/** Prose that parsers disagree about, or that our extensions might swallow. */
const word = fc.constantFrom(
  ...`重要： 请看 “引用” （括号） foo bar_baz 12:30 hover:bg-red-500 :root ::before 16:9 :nope: a:b[c] @x w-[13px] \`a:b\` \`\` * ** *** _ ~~ ~ | \\* & &amp; &lt; 😀 — … 。 ， ! ? ( ) [ ] [链接](./a.md) ![图](a.png) <https://a.b> www.a.cn a@b.cn \\: \uFFFC ％ -- + = :::`.split(
    ' ',
  ),
)
const html = fc.constantFrom(
  '<br>',
  '<b>',
  '</b>',
  '<kbd>K</kbd>',
  '<!-- 注释 -->',
  '<a',
  '<',
  '>',
  '{',
  '}',
  '{#id}',
  '{a}',
)
const indent = fc.constantFrom('', '', '', '  ', '   ', '    ', '> ', '- ', '1. ', '\t')
const line = fc
  .tuple(
    indent,
    fc.array(fc.oneof({ weight: 6, arbitrary: word }, { weight: 1, arbitrary: html }), {
      minLength: 1,
      maxLength: 7,
    }),
    fc.constantFrom(' ', ''),
  )
  .map(([lead, words, gap]) => lead + words.join(gap))
const special = fc.constantFrom(
  '',
  '',
  '```',
  '~~~',
  '---',
  '===',
  '| a | b |',
  '|:--|--:|',
  '## 标题 {#x}',
  '<div>',
  '</div>',
  ':::',
  '::::',
  '[r]: ./x.md',
  '文[^1]',
  '***',
)
const lines = fc.array(fc.oneof({ weight: 3, arbitrary: line }, { weight: 2, arbitrary: special }), {
  maxLength: 12,
})

describe('no visible text is lost', { timeout: 60_000 }, () => {
  test('of random Markdown', () => {
    fc.assert(
      fc.property(lines, written => {
        const source = `${written.join('\n')}\n\n[^1]: 注`
        expectNothingLost(visibleText(toHtml(source)), withoutMarks(referenceText(source)))
      }),
      { numRuns: 300, seed: 2025 },
    )
  })
  test('of random Markdown in an admonition', () => {
    fc.assert(
      fc.property(lines, written => {
        const source = written.filter(text => !/:{3}/.test(text)).join('\n')
        const ours = visibleText(toHtml(`:::tip 标题\n\n${source}\n\n:::`))
        expectNothingLost(ours, `标题${withoutMarks(referenceText(source))}`)
      }),
      { numRuns: 100, seed: 2025 },
    )
  })
  test('of random MDX', () => {
    const plain = lines.map(written =>
      written.map(text => text.replace(/[{}<>]/g, '').trimStart()).join('\n'),
    )
    fc.assert(
      fc.property(plain, source => {
        expectNothingLost(
          visibleText(renderMdx(compile(source, { format: 'mdx' }))),
          withoutMarks(referenceText(source)),
        )
      }),
      { numRuns: 100, seed: 2025 },
    )
  })
  const files = readdirSync(fixtures, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.md'),
  )
  test.each(files)('of %s', file => {
    const source = readFileSync(join(fixtures, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
    expectNothingLost(letters(visibleText(toHtml(source))), letters(withoutMarks(referenceText(source))))
  })
})

/** Checks that our text contains every character of the reference, in order. */
function expectNothingLost(ours: string, reference: string): void {
  let at = 0
  for (const [i, char] of [...reference].entries()) {
    const found = ours.indexOf(char, at)
    if (found < 0)
      expect.fail(
        `lost at ${i}: …${reference.slice(Math.max(0, i - 20), i + 20)}…\nours: ${ours}\nreference: ${reference}`,
      )
    at = found + 1
  }
}

/** Returns the text that CommonMark and GFM show. */
function referenceText(source: string): string {
  const footnotes = gfmHtml({ label: '脚注', backLabel: '' })
  return visibleText(
    micromark(source, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [footnotes] }),
  )
}

/** Removes the marks of our own syntax, which readers do not see. */
function withoutMarks(text: string): string {
  return text
    .replace(/:{3,}(?:note|tip|info|warning|danger|caution|important)?/g, '')
    .replace(
      /highlight(?:nextline|start|end)|\{#[^\s{}"'<>&\\]+\}|title(?=")|\.wide|#careful|:tada:|:smile:/g,
      '',
    )
}

/** Returns the text that a reader sees, without whitespace and emphasis marks. */
function visibleText(html: string): string {
  let text = ''
  const parser = new Parser({ ontext: data => (text += data) })
  parser.end(html)
  return text.replace(/[\s*~_>|=+`\\-]+/g, '')
}
