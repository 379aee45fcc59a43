import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readLineMarks, readSource } from './read-source.mjs'

const dir = mkdtempSync(join(tmpdir(), 'source-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function read(text, isPost = false, isMdx1 = false) {
  const file = join(dir, 'page.md')
  writeFileSync(file, text)
  return readSource(file, { format: 'mdx', siteDir: dir, isPost, isMdx1 }).map(
    ({ kind, value }) => `${kind} ${value}`,
  )
}

test('a comment may hide a fence without its end', () => {
  expect(read('import A from "./a"\n\nOne\n\n<!--\n```yaml\nspec:\n``` -->\n\n```js\ntwo()\n```\n')).toEqual([
    'text One',
    'code two()',
  ])
})

test('a fence may show a comment', () => {
  expect(read('```html\n<!-- shown -->\n```\n')).toEqual(['code <!-- shown -->'])
})

test('code stays as it is in a source for MDX 1', () => {
  expect(read('a <= b\n\n```js\nif (a <= b) {}\n```\n')).toEqual(['text a <= b', 'code if (a <= b) {}'])
})

test('imports are no text, also where the source is no MDX', () => {
  expect(read("import A from './a'\n\n```js\nimport b from 'b'\n```\n\n{a: 1}\n")).toEqual([
    "code import b from 'b'",
    'text {a: 1}',
  ])
  expect(
    read("<Tabs\nvalues={[{label: 'L'}]}>\n<TabItem> 一\n</TabItem></Tabs>\n\nthe <KEY>, so\n\n{a: 1}\n"),
  ).toEqual(['text 一', 'text the', 'text , so', 'text {a: 1}'])
})

test('the title of front matter stands for the first heading of a post, also after imports', () => {
  const post = "---\ntitle: T\n---\nimport A from './a'\n\n# TL;DR\n\nText\n"
  expect(read(post, true)).toEqual(['text Text'])
  const imported = '---\ntitle: A\n---\nimport {\n  B,\n} from "b";\n\n# Title\n\nText\n'
  expect(read(imported, true)).toEqual(['text Text'])
  expect(read('---\ntitle: A\n---\n\n<!--truncate-->\n\n# Title\n\nText\n', true)).toEqual(['text Text'])
  expect(read(post)).toEqual(['heading TL;DR', 'text Text'])
})

test('lines may end as on Windows', () => {
  expect(read('# A\r\n\r\n```mdx-code-block\r\nimport B from "b"\r\n```\r\n\r\nText\r\n')).toEqual([
    'heading A',
    'text Text',
  ])
})

test('braces around nothing are read as they stand', () => {
  expect(read('## Replace () with {}\n')).toEqual(['heading Replace () with {}'])
})

test('what an entity of a diagram holds are words', () => {
  const diagram = 'erDiagram\n  USER {\n    Int id PK,FK\n  }\n  USER ||--o{ POST : "wrote it"\n'
  expect(read(`\`\`\`mermaid\n${diagram}\`\`\`\n`)).toEqual([
    'text Int',
    'text id',
    'text PK',
    'text FK',
    'text wrote it',
  ])
})

test('ends of relations and kinds of commits are no words', () => {
  const words = diagram => read(`\`\`\`mermaid\n${diagram}\n\`\`\`\n`)
  expect(words('erDiagram\n  "A" o{--}o "B" : "all"\n  "A" o|--|| "B" : "one"')).toEqual(
    ['A', 'B', 'all', 'A', 'B', 'one'].map(word => `text ${word}`),
  )
  expect(words('gitGraph\n  commit id: "one" type: HIGHLIGHT')).toEqual(['text one'])
  expect(
    words(
      `---\ntitle: Versions\nconfig:\n  gitGraph:\n    mainBranchName: 'master'\n---\ngitGraph\n  commit id: "one"`,
    ),
  ).toEqual(['text Versions', 'text one'])
})

test('dates, points and values of a diagram are no words', () => {
  const words = diagram => read(`\`\`\`mermaid\n${diagram}\n\`\`\`\n`)
  expect(words('quadrantChart\n  title "Reach"\n  A: [0.3, 0.6] radius: 12')).toEqual(['text Reach'])
  expect(words('xychart-beta\n  x-axis ["jan", feb]\n  bar [5, 6.5]')).toEqual(['text jan'])
  expect(words('gantt\n  Draw it : done, a1, 2014-01-06, 2d')).toEqual([])
  expect(words('timeline\n  2002 : Linked In : Next One')).toEqual(['text Linked In', 'text Next One'])
})

test('names in brackets are words of a diagram, tags of looks are none', () => {
  expect(read('```mermaid\nflowchart TD\n A["to db-<snapshot_id>, <b>now</b>"]\n```\n')).toEqual([
    'text to db-<snapshot_id>, now',
  ])
  expect(read('```mermaid\nflowchart TD\n K[/Slanted\\]\n```\n')).toEqual(['text Slanted'])
})

test('what a class of a diagram holds are names and types; settings on several lines are none', () => {
  const diagram =
    "%%{\n init: { 'x': 'y' }\n}%%\nclassDiagram\n class A {\n  - List~Item~ head\n  +go(int a) void\n }\n"
  expect(read(`\`\`\`mermaid\n${diagram}\`\`\`\n`)).toEqual(
    ['List', 'Item', 'head', 'go', 'int', 'a', 'void'].map(word => `text ${word}`),
  )
})

test('colours, kinds of classes and states around states are no labels; signs in labels are', () => {
  const words = diagram => read(`\`\`\`mermaid\n${diagram}\n\`\`\`\n`)
  expect(words('sequenceDiagram\n rect rgb(1, 2, 3)\n A->>B: hi\n end')).toEqual(['text hi'])
  expect(words('classDiagram\n class A {\n  <<interface>>\n }')).toEqual(['text interface'])
  expect(words('stateDiagram-v2\n state 甲 {\n  A --> B : 乙\n }')).toEqual(['text 乙'])
  expect(words('graph TD\n A[src/**/*.js] --> B["**a** &amp; *b*"]')).toEqual([
    'text src/**/*.js',
    'text a & b',
  ])
})

test('labels of a diagram go on in the next line, stand between bars, and have arrows', () => {
  const diagram = 'graph TD\n A["one\n two"] -->|"by"| B\n B -->|"(c <-> d)"| A\n'
  expect(read(`\`\`\`mermaid\n${diagram}\`\`\`\n`)).toEqual([
    'text one',
    'text two',
    'text by',
    'text (c <-> d)',
  ])
})

test('words of a diagram are its labels, whole, and not its looks', () => {
  const diagram =
    '%%{init: {"x": "y"}}%%\ngraph TB\n  a["_in_ <b>snake_case</b>, 2 * 3"]\n  style a stroke-dasharray: 5 5\n  e0@{ animate: true }\n'
  expect(read(`\`\`\`mermaid\n${diagram}\`\`\`\n`)).toEqual(['text in snake_case, 2 * 3'])
})

test('the ends of a relation of entities are no labels', () => {
  const diagram = 'erDiagram\n  people ||--o| licenses : has\n  people }o--o{ cities : lives in\n'
  expect(read(`\`\`\`mermaid\n${diagram}\`\`\`\n`)).toEqual(['text has', 'text lives in'])
})

test('an admonition may end on the line that begins it', () => {
  expect(read('6. :::note 内容 :::\n\n:::tip 题\n文\n:::\n')).toEqual(['text 内容', 'text 题', 'text 文'])
})

test('of a heading counts what stands before an expression', () => {
  expect(read('# a {b} c\n')).toEqual(['heading a'])
})

test('an admonition may stand in a quote', () => {
  expect(read('> :::danger 题\n> 文\n')).toEqual(['text 题', 'text 文'])
  expect(read(':::info【可选】\n文\n:::\n')).toEqual(['text 【可选】', 'text 文'])
})

test('what follows a slash is no mailbox, anything else is', () => {
  const links = text => read(text).filter(found => found.startsWith('link'))
  expect(links('hbase/_HOST@EXAMPLE.COM, tcp://flink@a-b.example:61')).toEqual([])
  expect(links('a@b.example')).toEqual(['link mailto:a@b.example'])
})

test('a tag with an attribute of JSX is a tag where the source is no MDX to this parser', () => {
  expect(read('一 <img src="/a.png" style={{width: 1}} alt="b"/>\n\n{a: 1}\n')).toEqual([
    'text 一',
    'image /a.png',
    'text {a: 1}',
  ])
})

test('front matter may begin with a blank after its dashes', () => {
  expect(read('--- \ntitle: T\n---\n\nText\n')).toEqual(['text Text'])
})

test('a fence may end longer than it began', () => {
  expect(read('```js\none()\n````\n\n:::tip\n\ntwo\n\n:::\n')).toEqual(['code one()', 'text two'])
})

test('a heading keeps the place of a component', () => {
  expect(read('## How <Name short /> does <b>it</b>\n')).toContain('heading How \uFFFC does it')
})

test('indented code is code in a source for MDX 1', () => {
  const text = '- a\n\n      # one\n\n```js\ntwo\n```\n'
  expect(read(text, false, true)).toEqual(['text a', 'code two', 'code # one'])
  expect(read(text)).toContain('heading one')
  expect(read('see https://x.example now', false, true)).toContain('link https://x.example')
})

test('what an expression holds is no indented code, how far in it may stand', () => {
  const text = "<Code\n  a='b'\n>\n  {x => `\\\n    'a': {\n-      one\n      two,`}\n</Code>\n\n    code\n"
  expect(read(text, false, true)).toEqual(['code code'])
})

test('a line with a bar right below a table is a row to MDX 1, however far right', () => {
  const text = '| a |\n| - |\n| b\n      |\n| c |\n    | d |\n\n    e\n'
  expect(read(text, false, true)).toEqual(['text a', 'text b', 'text c', 'text d', 'code e'])
})

test('comments that mark lines are no code, whatever the site calls them', () => {
  const config = `  markdown: {
    lineMarks: [
      {
        className: 'wrong',
        line: 'wrong-line',
        block: {
          start: 'wrong-start',
          end: 'wrong-end',
        },
      },
    ],
  },
`
  const lineMarks = readLineMarks(config)
  expect(lineMarks).toEqual(['wrong-line', 'wrong-start', 'wrong-end'])
  const file = join(dir, 'marks.md')
  writeFileSync(file, '```js\n// wrong-line\na()\n```\n')
  expect(readSource(file, { format: 'md', siteDir: dir, lineMarks })).toEqual([
    { kind: 'code', value: 'a()' },
  ])
  expect(readSource(file, { format: 'md', siteDir: dir })).toHaveLength(2)
  expect(readLineMarks('')).toEqual([])
})
