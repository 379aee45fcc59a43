/** A file with an author's mistake, and the problem that must be reported. */
export interface Mistake {
  name: string
  /** Path in the site. */
  file: string
  /** URL of the page; absent if the file is not a page. */
  path?: string
  lines: string[]
  /** Line and column. */
  at: string
  what: string
  remedy: string
  /** Whether it is reported as a warning, which does not fail the build. */
  isWarning?: true
  /** Whether it is a link, which the dev server checks only on the open page. */
  needsOpenPage?: true
}

type Told = Pick<Mistake, 'at' | 'what' | 'remedy' | 'isWarning' | 'needsOpenPage'>

/** Returns a document with three lines of valid front matter and a blank line: its body begins on line 5. */
function inMarkdown(name: string, body: string[], told: Told, ext = 'md'): Mistake {
  const path = `docs/mistakes/${name.replaceAll(' ', '-')}`
  return { name, file: `${path}.${ext}`, path, lines: ['---', `title: ${name}`, '---', '', ...body], ...told }
}

function inMdx(name: string, body: string[], told: Told): Mistake {
  return inMarkdown(name, body, told, 'mdx')
}

/** Returns a document with the mistake in its front matter fields, which begin on line 2. */
function inFrontMatter(name: string, fields: string[], told: Told): Mistake {
  const path = `docs/mistakes/${name.replaceAll(' ', '-')}`
  return { name, file: `${path}.md`, path, lines: ['---', ...fields, '---', '', 'Text.'], ...told }
}

const TABS = ["import Tabs from '@theme/Tabs'", "import TabItem from '@theme/TabItem'", '']
const RENDERING = 'Fix the component or the expression'

/** Typical mistakes of Docusaurus users, collected before looking at the engine's output. */
export const mistakes: Mistake[] = [
  inFrontMatter('colon in a title', ['title: Redux: an overview'], {
    at: '2:8',
    what: 'This is not valid YAML: a text with ": " in it needs quotes',
    remedy: 'Put the text in quotes',
  }),
  inFrontMatter('tab as indent', ['title: Tab', 'tags:', '\t- a'], {
    at: '4:1',
    what: 'This is not valid YAML: a tab cannot indent',
    remedy: 'Indent with spaces',
  }),
  {
    ...inFrontMatter('never closed', [], {
      at: '1:1',
      what: 'The front matter is not closed, so it would be shown as text',
      remedy: 'Put a line --- below its last field',
    }),
    lines: ['---', 'title: Open', '', 'Text.'],
  },
  inFrontMatter('unknown field', ['title: Field', 'sidebar_lable: Short'], {
    at: '3:1',
    what: 'Unknown front matter field "sidebar_lable"',
    remedy: 'Did you mean "sidebar_label"?',
    isWarning: true,
  }),
  inFrontMatter('wrong type', ['title: Type', 'sidebar_position: first'], {
    at: '3:1',
    what: '"sidebar_position" must be a number, but it is "first"',
    remedy: 'Write a number here',
  }),
  inFrontMatter('bad date', ['title: Date', 'last_update:', '  date: yesterday'], {
    at: '4:3',
    what: '"last_update.date" is not a date: "yesterday"',
    remedy: 'Write it as 2025-03-06',
  }),
  inFrontMatter('bad slug', ['title: Slug', 'slug: /what? now'], {
    at: '3:1',
    what: 'The address "/docs/what? now" cannot be reached',
    remedy: 'Leave them out of its "slug"',
  }),
  inFrontMatter('same slug', ['title: Same', 'slug: /other'], {
    at: '3:1',
    what: 'Duplicate route "/docs/other"',
    remedy: 'Give one of them another "slug"',
  }),
  inFrontMatter('same id', ['title: Same', 'id: bad-date'], {
    at: '3:1',
    what: 'Two documents have the id "mistakes/bad-date"',
    remedy: 'give it another "id"',
  }),
  inFrontMatter('unknown sidebar', ['title: Sidebar', 'displayed_sidebar: mistaks'], {
    at: '3:1',
    what: 'Can\'t find any sidebar with id "mistaks"',
    remedy: '- mistakes',
  }),
  inFrontMatter('unknown next', ['title: Next', 'pagination_next: giude'], {
    at: '3:1',
    what: 'no version doc found by id=giude',
    remedy: 'Did you mean "guide"?',
  }),
  inMdx('open expression', ['Since {version of the package.', '', 'More.'], {
    at: '5:7',
    what: 'expected a corresponding closing brace for `{`',
    remedy: 'Write a literal "{" in backticks or as \\{',
  }),
  inMdx('unknown variable', ['Text.', '', 'Since {version}.'], {
    at: '7:8',
    what: 'version is not defined',
    remedy: 'Define it in the page',
  }),
  inMdx('undefined property', ['Since {frontMatter.package.version}.'], {
    at: '5:27',
    what: "Cannot read properties of undefined (reading 'version')",
    remedy: 'take it from `frontMatter`',
  }),
  inMdx('open component', [...TABS, '<Tabs>', '<TabItem value="a">', '', 'A', '', '</TabItem>'], {
    at: '8:1',
    what: 'Expected a closing tag for `<Tabs>`',
    remedy: 'Close every tag',
  }),
  inMdx('crossed tags', ['Some <b>bold <i>both</b></i> text.'], {
    at: '5:21',
    what: 'Unexpected closing tag `</b>`',
    remedy: 'Close every tag',
  }),
  inMdx('open paragraph of HTML', ['<p>One', '', 'two</p>'], {
    at: '5:1',
    what: 'Expected a closing tag for `<p>`',
    remedy: 'Close every tag',
  }),
  inMdx('attribute without quotes', ['With <a href=x>it</a> it works.'], {
    at: '5:6',
    what: 'The value of the attribute `href` has neither quotes nor braces',
    remedy: 'Write href="…"',
  }),
  inMdx('missing import', ["import Card from './Card'", '', '<Card />'], {
    at: '5:19',
    what: "The import './Card' points to a file that does not exist",
    remedy: 'Fix the path',
  }),
  inMdx('import of no theme', ["import Tab from '@theme/Tab'", '', '<Tab />'], {
    at: '5:18',
    what: "There is no module '@theme/Tab'",
    remedy: "Did you mean '@theme/Tabs'?",
  }),
  inMdx('misspelt import', ["import Counter form '@site/components/Counter'", '', '<Counter />'], {
    at: '5:16',
    what: 'Expected `from`',
    remedy: 'Fix the import',
  }),
  inMdx('unknown component', ['Text.', '', '<Cuonter />'], {
    at: '7:1',
    what: '<Cuonter> is not defined on this page',
    remedy: 'Did you mean <Counter>?',
  }),
  inMdx('handler', ["import Counter from '@site/components/Counter'", '', '<Counter onStart={() => 1} />'], {
    at: '7:10',
    what: 'onStart on <Counter> does not work',
    remedy: 'Move the element into a component',
  }),
  inMdx(
    'function as prop',
    ["import Counter from '@site/components/Counter'", '', '<Counter start={() => 1} />'],
    { at: '7:10', what: 'The prop `start` of <Counter> is a function', remedy: RENDERING },
  ),
  inMdx(
    'unknown tab',
    [...TABS, '<Tabs defaultValue="vue">', '<TabItem value="react">', '', 'A', '', '</TabItem>', '</Tabs>'],
    {
      at: '8:7',
      what: "Can't select invalid tab value=vue: no <TabItem> has this defaultValue",
      remedy: 'Choose one of: react',
    },
  ),
  inMdx(
    'tab twice',
    [
      ...TABS,
      '<Tabs>',
      ...['<TabItem value="a">', '', 'A', '', '</TabItem>'],
      ...['<TabItem value="a">', '', 'B', '', '</TabItem>'],
      '</Tabs>',
    ],
    {
      at: '8:1',
      what: '<Tabs> has the value "a" more than once',
      remedy: 'Give each <TabItem> its own value',
    },
  ),
  inMarkdown('broken file link', ['See [the guide](../giude.mdx).'], {
    at: '5:17',
    what: 'The link ../giude.mdx points to a page that does not exist',
    remedy: 'Fix the path',
  }),
  inMarkdown('broken page link', ['See [the guide](/docs/giude).'], {
    at: '5:17',
    what: 'The link /docs/giude points to a page that does not exist',
    remedy: 'Did you mean /docs/guide?',
    needsOpenPage: true,
  }),
  inMarkdown('broken anchor', ['See [the guide](../guide.mdx#frist).'], {
    at: '5:29',
    what: 'The link /docs/guide#frist points to an anchor that its page does not have',
    remedy: 'Anchors of that page: first',
    needsOpenPage: true,
  }),
  inMarkdown('link without address', ['See [the guide]().'], {
    at: '5:5',
    what: 'The link [the guide]() has no address',
    remedy: 'Write one between the parentheses',
  }),
  inMarkdown('undefined reference', ['See [the guide][guide].'], {
    at: '5:5',
    what: 'The reference "guide" is not defined',
    remedy: 'Add a line [guide]: with the address',
  }),
  inMarkdown('missing image', ['![A box](./img/box.png)'], {
    at: '5:10',
    what: 'The image ./img/box.png does not exist',
    remedy: 'docs/mistakes/img/box.png, or fix the path',
  }),
  inMarkdown('heading id twice', ['## One {#same}', '', '## Two {#same}'], {
    at: '7:10',
    what: 'The heading id "same" is used twice',
    remedy: 'another {#id}',
    isWarning: true,
  }),
  inMarkdown('heading without id', ['## Install it'], {
    at: '5:1',
    what: 'The heading "Install it" has no explicit id',
    remedy: 'Add one: {#short-name}',
  }),
  inMarkdown('second title', ['# Install it'], {
    at: '5:1',
    what: '"Install it" is a second title',
    remedy: 'Write it as "title" in front matter',
  }),
  inMarkdown('unknown directive', [':::tpi', '', 'Text.', '', ':::'], {
    at: '5:1',
    what: '":::tpi" is not a directive',
    remedy: 'Did you mean ":::tip"?',
  }),
  inMarkdown('open directive', [':::tip Title', '', 'Text.'], {
    at: '5:1',
    what: '":::tip" is not closed',
    remedy: 'End it with a line ":::"',
    isWarning: true,
  }),
  inMarkdown('end without directive', ['Text.', '', ':::'], {
    at: '7:1',
    what: '":::" closes nothing',
    remedy: 'Remove it',
    isWarning: true,
  }),
  inMarkdown('fence meta', ['```js titel="a.js"', 'a()', '```'], {
    at: '5:7',
    what: '"titel" is not an option of a code fence',
    remedy: 'Did you mean "title"?',
  }),
  inMarkdown('value of fence meta', ['```js tw="5"', 'a()', '```'], {
    at: '5:7',
    what: 'tw="5" is not a value of "tw"',
    remedy: 'Write one of: 3, 4',
  }),
  inMarkdown('fence language', ['```javascrpt', 'a()', '```'], {
    at: '5:4',
    what: 'Unknown language "javascrpt"',
    remedy: 'Did you mean "javascript"?',
    isWarning: true,
  }),
  inMarkdown('range backwards', ['```js {3-1}', 'a()', 'b()', 'c()', '```'], {
    at: '5:7',
    what: 'The range of lines {3-1} runs backwards',
    remedy: 'Write {1-3}',
  }),
  inMarkdown('range outside', ['```js {1,9}', 'a()', '```'], {
    at: '5:7',
    what: '{1,9} highlights a line outside the block',
    remedy: 'Correct the numbers',
    isWarning: true,
  }),
  inMarkdown('highlight without end', ['```js', 'a()', '// highlight-start', 'b()', '```'], {
    at: '7:4',
    what: 'highlight-start has no highlight-end',
    remedy: 'highlight-end below the lines',
    isWarning: true,
  }),
  inMarkdown('open fence', ['```js', 'a()', '', '## More {#more}'], {
    at: '5:1',
    what: 'The fence ``` is not closed: all that follows is code',
    remedy: 'End it with a line ```',
  }),
  inMarkdown('open element', ['<div>', '', 'Text.'], {
    at: '5:1',
    what: '<div> is not closed',
    remedy: 'Add </div>',
  }),
  inMarkdown('component in Markdown', ['<Counter start="1" />'], {
    at: '5:1',
    what: '<Counter> is not an HTML element and would vanish',
    remedy: 'rename the file to .mdx',
  }),
  inMarkdown('import in Markdown', ["import Counter from '@site/components/Counter'"], {
    at: '5:1',
    what: 'Imports are not supported in .md files',
    remedy: 'Rename the file to .mdx',
  }),
  inMarkdown('alert of GitHub', ['> [!NOTE]', '> Text.'], {
    at: '5:3',
    what: '[!NOTE]: GitHub alerts are not supported; this would be an ordinary quote',
    remedy: 'Write :::note',
  }),
  {
    name: 'date of a post',
    file: 'blog/2024-01-02-post.md',
    path: 'blog/2024/01/02/post',
    lines: ['---', 'title: Post', 'date: 2024-13-45', '---', '', 'Text.', '', '<!-- truncate -->'],
    at: '3:1',
    what: '"date" is not a date: "2024-13-45"',
    remedy: 'Write it as 2025-03-06',
  },
  {
    name: 'author of a post',
    file: 'blog/2024-01-03-author.md',
    path: 'blog/2024/01/03/author',
    lines: ['---', 'title: Author', 'authors: [adda]', '---', '', 'Text.', '', '<!-- truncate -->'],
    at: '3:11',
    what: 'Blog author with key "adda" not found',
    remedy: '- ada',
  },
  {
    name: 'field of a category',
    file: 'docs/mistakes/_category_.json',
    lines: ['{', '  "label": "Mistakes",', '  "positon": 1', '}'],
    at: '3:3',
    what: 'Unknown field "positon"',
    remedy: 'Did you mean "position"?',
  },
  {
    name: 'page in no sidebar',
    file: 'docs/lost.md',
    path: 'docs/lost',
    lines: ['---', 'title: Lost', '---', '', 'Text.'],
    at: '2:1',
    what: 'This document is in no sidebar',
    remedy: 'Add it to a sidebar',
    isWarning: true,
  },
  inMarkdown('diagram of a kind that is not drawn', ['```mermaid', '%% x', 'kanban', '  title x', '```'], {
    at: '7:1',
    what: 'Diagrams of the kind "kanban" are not supported',
    remedy: 'Draw one of: flowchart',
  }),
  inMdx('diagram with an open bracket', ['```mermaid', 'flowchart LR', '  A[open --> B', '```'], {
    at: '7:5',
    what: '"open" is missing in the diagram',
    remedy: 'Write it in the basic notation',
  }),
]
