import { describe, expect, test } from 'vitest'
import { compile, problemsOf } from './fixtures/compile-text'

test('an import inside of a paragraph of MDX is text', () => {
  const { problems } = compile("a\nimport B from './b'\n\n<B />\n", { format: 'mdx' })
  expect(problems).toMatchObject([{ what: 'an import inside of a paragraph is shown as text' }])
})

describe('what another tool would understand is reported with its line', () => {
  test.each([
    ['$$\nE = mc^2\n$$', '1: $$: formulas are not supported'],
    ['> $$\n> s = 0 \\text{ | degree} = 2\n> $$', '1: $$: formulas'],
    ['a $$x$$ b', '1: $$x$$: formulas'],
    ['so $\\alpha + 1$ is', '1: $\\alpha + 1$: formulas'],
    ['in $O$ and $n = 1$', '1: $O$: formulas'],
    ['a\nso $\\alpha +\n\\beta$ is', '2: $\\alpha + …: formulas'],
    ['![a](./my box.png)', '1: ./my box.png: an address has no spaces'],
    ['## First steps {#first steps}', '1: {#first steps}: an id has no spaces'],
    ['a[^1] b[^two]\n\n[^1]: c', '1: the footnote [^two] is not defined'],
    ['> [!NOTE]\n> Text', '1: [!NOTE]: GitHub alerts'],
    ['> quoted\n>\n> [!tip] Text', '3: [!tip]: GitHub alerts'],
    ['[[toc]]', '1: [[toc]]: this table of contents'],
    ['[TOC]', '1: [TOC]: this table of contents'],
    ['a\n\n!!! note "Title"\n    Text', '3: !!! note: MkDocs admonitions'],
    ['??? warning\n    Text', '1: ??? warning: MkDocs admonitions'],
    ['{{< figure src="a.png" >}}', '1: {{< figure src="a.png" >}}: Hugo shortcodes'],
    ['{% include a.html %}', '1: {% include a.html %}: Liquid tags'],
    ['Version {{ version }} is out', '1: {{ version }}: Vue interpolation'],
    ['<<< @/snippets/a.ts', '1: <<< @/snippets/a.ts: VitePress includes'],
    ['::: code-group\n\n```js\na\n```\n\n:::', '1: "::: code-group" is not a directive'],
    [':::tpi\na\n:::', '1: ":::tpi" is not a directive'],
    [':::Tpi\na\n:::', '1: ":::Tpi" is not a directive'],
    ['a\n\n:::', '3: ":::" closes nothing'],
    ["import A from './a'\n\na", '1: imports are not supported in .md files'],
    ['a\n\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d', '3: <<<<<<< HEAD: a merge conflict'],
    ['See [a]().', '1: the link [a]() has no address'],
    ['See [a][b].', '1: the reference "b" is not defined'],
    ['See ![a][b].', '1: the reference "b" is not defined'],
    ['a\n\n##Install it', '3: "##Install it" is no heading'],
    ['#安装', '1: "#安装" is no heading'],
    ['```js\na() // [!code ++]\n```', '2: [!code ++] is VitePress syntax'],
  ])('%s', (text, told) => {
    const problems = problemsOf(text)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(told)
  })

  test('in MDX as well, where the parser would speak of braces', () => {
    const told = (text: string) => problemsOf(text, { format: 'mdx' })
    expect(told('a\n\n{{< tabs >}}')).toEqual([expect.stringContaining('3: {{< tabs >}}: Hugo shortcodes')])
    expect(told('is $\\frac{a}{b}$ so')).toEqual([expect.stringContaining('formulas')])
    expect(told('is $\\frac{a}\n{b }$ so')).toEqual([expect.stringContaining('1: $\\frac{a} …: formulas')])
    expect(told('## a {#b c}')).toEqual([expect.stringContaining('an id has no spaces')])
    expect(told('> $$\n> a \\text{ | b}\n> $$')).toEqual([expect.stringContaining('formulas')])
    expect(told('> [!WARNING]\n> a')).toEqual([expect.stringContaining('GitHub alerts')])
  })

  test('colons that close nothing are no error: Docusaurus shows them too', () => {
    expect(compile('a\n\n:::').problems.map(problem => problem.severity)).toEqual(['warning'])
  })

  test('a subject of a commit may be meant as text', () => {
    const severity = (text: string) => compile(text).problems.map(problem => problem.severity)
    expect(severity('[Fix-001][docs-en] add commit message')).toEqual(['warning'])
    expect(severity('Title: [RESULT][VOTE] Release')).toEqual(['warning'])
    expect(severity('See [Fix-001][docs-en] for it')).toEqual([undefined])
  })

  test('brackets in the text of a link are text', () => {
    expect(compile('- [[Bug][GitLab] a lock · #3653](https://a.example/)').problems).toEqual([])
    expect(compile('See [a](https://a.example/) and [b][c].').problems).toHaveLength(1)
  })

  test('with the column, and the remedy for the case', () => {
    const [problem] = compile('is {{ x }} here').problems
    expect(problem?.where).toEqual({ file: 'docs/page.md', line: 1, column: 4 })
    expect(compile(':::tpi\n:::').problems[0]?.remedy).toBe('did you mean ":::tip"?')
    expect(compile('::: code-group\n:::').problems[0]?.remedy).toContain('<Tabs>')
    expect(compile('```js\na // [!code --]\n```').problems[0]?.remedy).toContain('diff')
  })
})

describe('innocent text is left alone', () => {
  test.each([
    'It costs $5, or $10 a month, $x more.',
    'Set $HOME and $PATH_TO_BIN, or $VAR$ there.',
    '`$x$`, `{{ a }}` and `$$` are code.',
    '    !!! note\n\n    $$\n    x\n    $$',
    '```md\n> [!NOTE]\n$$\n:::tpi\n[!code ++]\n```',
    '```vue\n<p>{{ a }}</p>\n```',
    'What!!! note this.',
    'See [!] and [toc] in a sentence.',
    '> [note] a quote',
    'a ::: b',
    '<div>\n{{ raw }}\n</div>',
    'Write \\$x\\$ for it.',
    'import is a keyword from which all follows',
    'jQuery$1 and $2$3',
    'a <!-- [^x] --> `[^y]` "[^z]" [^a-z]+ \\[^b]',
    '[a](<./my box.md>) [b](./b.md "a title.md") [c](./c.md)',
    '#css #html\n\n#123 is fixed\n\n#!/bin/sh\n\nsee\n#general\n\n- #general\n\n\\#a',
    'See ![a][b] and ![a].\n\n[b]: /b.png',
    'See [a][b], arr[i][j], [x][1] and [c][C].\n\n[b]: /b\n[c]: /c',
  ])('%s', text => {
    expect(problemsOf(text)).toEqual([])
  })
  test('in MDX', () => {
    const told = (text: string) => problemsOf(text, { format: 'mdx' })
    expect(told('a <b style={{ color: "red" }}>b</b>')).toEqual([])
    expect(told("import A from './a'\n\n<A x={{ y }} />")).toEqual([])
  })
})
