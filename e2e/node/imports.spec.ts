import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runBuild } from '../support/run-build'
import { root } from '../support/run-server'
import { copySite } from '../support/site-copy'

const STAR = '<svg viewBox="0 0 9 9" class="star"><path d="M0 0h9v9z"/></svg>'

const PAGE = `---
title: Imports
---
import Part, { answer, Box } from './_part.md'
import sample from '!!raw-loader!./sample.txt'
import same from '!!./sample.txt?raw'
import Star from './star.svg'
import BrowserOnly from '@docusaurus/BrowserOnly'
import styles from './page.module.css'
import nested from './nested.module.scss'
import join, { Label } from 'old-package'
import 'old-package/look.css'
import Card from '@site/src/components/Card'
import Typed from '@/components/Typed'
import Rooted from '/docs/_rooted.md'
import Framed from '@site/src/components/Framed'
import Rows from '@site/src/components/Rows'
import { Shown } from '@site/src/components/Shown'

<Part /> <Rooted />

## <Absent/>

<Shown />

<Framed><Typed word="within" /></Framed>

<Rows>

| name | what |
| --- | --- |
| \`alpha\` | the **first** |
| \`beta\` | {answer} |

</Rows>

<Typed word="safe">unseen</Typed>

The answer is {answer}, and <Box>boxed</Box>.

<pre id="sample">{sample}</pre>

<pre id="same">{same}</pre>

<Star className="icon" /> <img id="star" src={Star} alt="" />

<BrowserOnly>{() => <b>drawn</b>}</BrowserOnly>

<p className={join(styles.warm, 'plain')}>joined</p>

<p className={nested.outer}><i className={nested.inner}>nested</i></p>

<Label text="labelled" />

<Card picture={Star} /> <Typed word="safe" />

[table](./numbers.csv) [root](about/us.md) [rooted](/about/us.md#we) [site](/docs/about/us.md)
`

const FILES = {
  // Not of type "module", like most sites: that would change the default import of CommonJS modules.
  'package.json': '{"private":true,"devDependencies":{"tailwindcss":"4"}}',
  'docs/classes.mdx': `<div className="mt-[13px] flex">raw</div>

\`\`\`html
<p class="mt-[14px]">a sample</p>
\`\`\`
`,
  'docs/imports.mdx': PAGE,
  'docs/_part.md':
    '---\nformat: mdx\n---\nexport const answer = 42\nexport const Box = ({ children }) => <q>{children}</q>\n\nA part.',
  'docs/_rooted.md': 'Seen from the root.',
  'src/components/Shown.jsx': `import Content from '../../docs/_shown.mdx'
export const Shown = () => <section id="shown"><Content /></section>`,
  'docs/_shown.mdx': `import Typed from '@/components/Typed'

## Shown by a component

<Typed word="inner" /> See [us](./about/us.md).

\`\`\`js
const one = 1
\`\`\`
`,
  'src/components/Framed.jsx': `import { useEffect } from 'react'
export default function Framed({ children }) {
  useEffect(() => {})
  if (!children.props.word) throw new Error('give it something with a word')
  return <figure>{children}</figure>
}`,
  // Like the table in the Docusaurus reference, whose rows have ids.
  'src/components/Rows.jsx': `import { Children, cloneElement, isValidElement } from 'react'
const nameOf = node => isValidElement(node) ? nameOf(Children.toArray(node.props.children)[0]) : node
export default function Rows({ children }) {
  if (children.type !== 'table') throw new Error('no table')
  const [head, body] = Children.toArray(children.props.children)
  const rows = Children.map(body.props.children, row => cloneElement(row, { id: nameOf(row) }))
  return <table className="rows"><style>{'.rows { color: #0a0b0c }'}</style>{head}<tbody>{rows}</tbody></table>
}`,
  'docs/sample.txt': 'plain <text>\n',
  'docs/star.svg': STAR,
  'docs/page.module.css': '.warm { color: tomato }',
  'docs/nested.module.scss': "@use '../src/tones';\n.outer { .inner { color: tones.$main } }",
  'src/_tones.scss': '$main: teal;',
  'docs/numbers.csv': 'a,b\n1,2\n',
  'docs/about/us.md': '# Us\n\n## We\n\n[back](imports.mdx)',
  'static/data/users.json': '["Ann"]',
  'src/components/Card.js': `import clsx from 'old-package'
import users from '/data/users.json'
import same from '/static/data/users.json'
import styles from './card.module.scss'
import './card.css'
import text from '!!../../docs/sample.txt?raw'
export default function Card({ picture }) {
  return <div id="card" className={clsx(styles.frame, 'card')}>{[...users, ...same].join(' and ')}<img src={picture} alt={text} /></div>
}`,
  // Extends a package that is not installed, which does not matter to the build.
  'tsconfig.json': '{ "extends": "@absent/tsconfig" }',
  'src/components/Typed.tsx':
    'export default function Typed({ word }: { word: string }) { return <em>{word as string}</em> }',
  'src/components/card.module.scss': "@use '../tones';\n.frame { img { color: tones.$main } }",
  'src/components/card.css': '@import "~old-package/paper.css" print;\n.card { @apply flex; color: #0b0c0d }',
  'src/pages/styled.jsx': `import '../css/styled.css'
export default () => <p className="boxed md:pt-[15px] rounded-3xl text-sea">styled</p>`,
  'src/css/styled.css':
    '@import "tailwindcss";\n@theme { --color-sea: #0a0b0e }\n.boxed { @apply pl-[16px] no-such }',
  'src/pages/hello.jsx': `import Layout from '@theme/Layout'
import Content from '@site/docs/_shown.mdx'
export default () => <Layout title="Hello"><h1>Hello there</h1><Content /></Layout>`,
  'node_modules/old-package/package.json': '{"name":"old-package","main":"index.js"}',
  'node_modules/old-package/index.js': `const React = require('react')
exports.__esModule = true
exports.default = (...words) => words.join(' ')
exports.Label = ({ text }) => React.createElement('label', null, text)`,
  'node_modules/old-package/paper.css': '.paper { background: url(dot.png) }',
  'node_modules/old-package/dot.png': 'x'.repeat(9000),
  'node_modules/old-package/look.css': 'label { color: olive }',
}

describe('a page imports what pages of Docusaurus import', () => {
  const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'imports' })
  const built = (file: string) => readFileSync(join(root, site.out, file), 'utf8')
  const styles = () =>
    readdirSync(join(root, site.out, 'assets'))
      .filter(file => file.endsWith('.css'))
      .map(file => built(`assets/${file}`))
      .join('\n')
  let html = ''
  let output = ''
  beforeAll(async () => {
    site.write('docs/intro.md', '# Intro')
    site.write('docs/plain.md', '---\nmdx:\n  format: md\n---\n\nBraces {are} text.\n')
    for (const [file, text] of Object.entries(FILES)) site.write(file, text)
    const { code, text } = await runBuild(site.options)
    expect(code, text).toBe(0)
    html = built('docs/imports.html')
    output = text
  })

  it('the text and the exports of a partial whose front matter says its format', () => {
    expect(html).toContain('<p>A part.</p>')
    expect(html).toMatch(/The answer is 42, and <q>boxed<\/q>/)
  })

  it('a partial seen from the folder of the site, and a heading about a component that is not there', () => {
    expect(html).toContain('<p>Seen from the root.</p>')
    expect(html).toMatch(/<h2[^>]*>&lt;Absent\/&gt;/)
  })

  it('a component that shows Markdown, with its links, code, headings and components', () => {
    const [shown] = /<section id="shown">[\s\S]*?<\/section>/.exec(html)!
    expect(shown).toMatch(/<h2[^>]*id="shown-by-a-component"/)
    expect(shown).toMatch(/data-island="src\/components\/Typed\.tsx"[^>]*><em>inner<\/em>/)
    expect(shown).toContain('<a href="/docs/about/us">us</a>')
    expect(shown).toContain('class="code-block')
    expect(html).toMatch(/<a [^>]*href="#shown-by-a-component"/)
  })

  it('a component that looks at its children, with a warning that it will not react', () => {
    expect(html).toMatch(/<figure><div data-island[^>]*><em>within<\/em><\/div><\/figure>/)
    expect(html).not.toContain('data-island="src/components/Framed.jsx"')
    expect(output).toMatch(/imports\.mdx:\d+: <Typed> does not show its children/)
    expect(output).toMatch(/imports\.mdx:\d+: <Framed> looks at its children[\s\S]*Framed\.static\.jsx/)
  })

  it('a component that reads the Markdown it is given', () => {
    expect(html).toMatch(
      /<table class="rows"><thead>.*<tr id="alpha"><td[^>]*><code>alpha<\/code><\/td><td[^>]*>the <strong>first<\/strong>.*<tr id="beta">/s,
    )
    expect(styles()).toContain('.rows { color: #0a0b0c }')
  })

  it('the text of a file', () => {
    expect(html).toContain('<pre id="sample">plain &lt;text&gt;\n</pre>')
    expect(html).toContain('<pre id="same">plain &lt;text&gt;\n</pre>')
  })

  it('a drawing, as a component and as an address', () => {
    expect(html).toContain('<svg viewBox="0 0 9 9" class="icon"><path d="M0 0h9v9z"/></svg>')
    expect(html).toMatch(/<img id="star" src="\/assets\/star-\w+\.svg"/)
    expect(html).toMatch(
      /<div id="card"[^>]*>Ann and Ann<img src="\/assets\/star-\w+\.svg" alt="plain &lt;text&gt;/,
    )
  })

  it('what only browsers were to draw', () => {
    expect(html).toContain('<b>drawn</b>')
  })

  it('a CSS module, in Sass as well, whose class is the same in page and stylesheet', () => {
    const [, warm] = /<p class="(\S+) plain">joined/.exec(html)!
    expect(styles()).toContain(`.${warm}{color:tomato}`)
    const [, frame] = /<div id="card" class="(\S+) card">/.exec(html)!
    expect(styles()).toContain(`.${frame} img{color:teal}`)
    const [, outer, inner] = /<p class="(\S+)"><i class="(\S+)">nested/.exec(html)!
    expect(styles()).toContain(`.${outer} .${inner}{color:teal}`)
  })

  it('a package of npm written for CommonJS, its component and its stylesheet', () => {
    expect(html).toMatch(/data-island="old-package#Label"[^>]*><label>labelled<\/label>/)
    expect(styles()).toContain('label{color:olive}')
  })

  it('a stylesheet that imports another of a package and applies Tailwind, with and without a script', () => {
    const rule =
      /@media print\{\.paper\{background:url\(\/assets\/dot-[\w-]+\.png\)\}\}\.card\{color:#0b0c0d;display:flex\}/g
    expect(styles().match(rule)).toHaveLength(2)
  })

  it('classes of Tailwind that a document names, and not those of its samples', () => {
    expect(styles()).toContain('margin-top:13px')
    expect(styles()).not.toContain('margin-top:14px')
  })

  it('a stylesheet for Tailwind that a page imports; what it does not know is reported', () => {
    const [, sheet] = /href="\/(assets\/page-[\w-]+\.css)"/.exec(built('styled.html'))!
    expect(built(sheet!)).toContain('.boxed{padding-left:16px}')
    expect(built(sheet!)).toContain('.text-sea{color:var(--color-sea)}')
    expect(styles()).toContain('.rounded-3xl{')
    expect(styles()).toMatch(/\.md\\:pt-\\\[15px\\\]\{padding-top:15px\}/)
    expect(output).toMatch(/styled\.css:3:\d+: @apply knows no class 'no-such'/)
  })

  it('a component in TypeScript', () => {
    expect(html).toContain('<em>safe</em>')
  })

  it('links to any file, and to sources seen from the documents or the site', () => {
    expect(html).toMatch(/<a href="\/assets\/numbers-\w+\.csv">table/)
    expect(html).toContain('<a href="/docs/about/us">root')
    expect(html).toContain('<a href="/docs/about/us#we">rooted')
    expect(html).toContain('<a href="/docs/about/us">site')
    expect(built('docs/about/us.html')).toContain('<a href="/docs/imports">back')
  })

  it('pages of its own stand below src/pages', () => {
    expect(built('hello.html')).toContain('<h1>Hello there</h1>')
    expect(built('hello.html')).toContain('<em>inner</em>')
  })
})

describe('tags of documents and posts', () => {
  const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'tags' })
  const built = (file: string) => readFileSync(join(root, site.out, file), 'utf8')
  it('lead to pages that list what has them, named by tags.yml', async () => {
    site.write('docs/intro.md', '---\ntitle: Intro\ntags: [api, Other words]\nimage: ./own.png\n---\ntext\n')
    site.write('docs/own.png', 'no real picture')
    site.write('docs/tags.yml', 'api:\n  label: Reference\n  permalink: /ref\n  description: All calls\n')
    site.write('blog/2025-01-02-post.md', '---\ntitle: Post\ntags: [news]\n---\n\nWords\n')
    site.write('blog/tags.yml', 'news:\n  label: What is new\n')
    const { code, text } = await runBuild(site.options)
    expect(code, text).toBe(0)
    const page = built('docs/intro.html')
    expect(page).toContain('<a class="badge" href="/docs/tags/ref">Reference</a>')
    expect(page).toMatch(
      /<meta property="og:image" content="https:\/\/dropin\.example\/assets\/own-\w+\.png">/,
    )
    const listed = built('docs/tags/ref.html')
    expect(listed).toContain('<h1>Reference</h1><p class="lead">All calls</p>')
    expect(listed).toContain('<a href="/docs/intro">Intro</a>')
    expect(built('docs/tags.html')).toMatch(/标签[\s\S]*href="\/docs\/tags\/other-words"/)
    expect(built('blog/2025/01/02/post.html')).toContain('href="/blog/tags/news">What is new</a>')
  })
})

describe('what a component cannot have is reported with the file, and the other pages are made', () => {
  const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'imports-broken' })
  it('names package, module and sidebar file together with what is wrong in pages', async () => {
    site.write(
      'site.config.ts',
      site.read('site.config.ts').replace('docs: {}', "docs: { sidebarFile: 'sidebars.js' }"),
    )
    site.write('sidebars.js', "import make from 'absent-maker'\nexport default { docs: make() }\n")
    site.write('src/components/Gone.jsx', "import x from 'absent-package'\nexport default () => <i>{x}</i>\n")
    site.write(
      'src/components/Odd.jsx',
      "import x from '@docusaurus/Oddity'\nexport default () => <i>{x}</i>\n",
    )
    site.write('package.json', '{"private":true,"dependencies":{"declared-package":"1"}}')
    const page = 'export default () => <i>{x}</i>\n'
    const broken = {
      declared: "import x from 'declared-package/deep'",
      slip: "\n\nimport { useNothing as x } from '@docusaurus/router'",
      styled: "import x from './styled.module.styl'",
      made: "import x from '../data/made.json'",
      generated: "import x from '@generated/docusaurus.config'",
      data: "import { usePluginData } from '@docusaurus/useGlobalData'\nconst x = 1; export const y = () => usePluginData('own')",
    }
    for (const [name, code] of Object.entries(broken))
      site.write(
        `src/pages/${name}.jsx`,
        `${code}\n${name === 'data' ? page.replace('{x}', "{usePluginData('my-plugin').x}") : page}`,
      )
    site.write('src/pages/shop.jsx', "import Old from '@theme/Old'\nexport default () => <Old />\n")
    site.write(
      'src/components/index.js',
      "export { default as Gone } from './Gone'\nexport { default as Odd } from './Odd'\nexport const Plain = () => <i>plain</i>\n",
    )
    // Pages that import from an index of all components, and render one.
    for (const name of ['Gone', 'Odd', 'Plain'])
      site.write(`docs/${name}.mdx`, `import { ${name} } from '@site/src/components'\n\n<${name} />\n`)
    site.write('docs/intro.md', '# Intro\n\n[x](/nowhere) [the address of a broken page](/shop)\n')
    site.write(
      'docs/uses.mdx',
      "import Gone from '@site/src/components/Gone'\nimport Odd from '@site/src/components/Odd'\nimport y from 'absent-too'\nimport Z from 'absent-docs/x.md'\n\n<Z /> <Gone /> <Odd /> {y.deep.er}\n\nexport const Button = () => <button onClick={() => {}}>b</button>\n",
    )
    // Braces in a formula that spans two lines are no expressions either.
    site.write('docs/math.mdx', 'Let $F(x)=\n\\int_{a}^{x} f(t)$ be.\n\nAnd $\\R$.\n')
    const { code, text } = await runBuild(site.options, { GITHUB_ACTIONS: 'true' })
    expect(code).not.toBe(0)
    expect(text).toMatch(
      /sidebars\.js:1:\d+: The package 'absent-maker' is not installed[\s\S]*?→ npm install absent-maker/,
    )
    expect(text).toMatch(
      /warning: [^\n]*Gone\.jsx:1:\d+: The package 'absent-package' is not installed: pages show nothing of it\n[\s\S]*?→ npm install absent-package/,
    )
    expect(text).toMatch(
      /warning: [^\n]*Odd\.jsx:1:\d+: There is no module '@docusaurus\/Oddity'[\s\S]*?→ Use one of: @docusaurus\/BrowserOnly/,
    )
    expect(text).not.toContain('docs/Gone.mdx')
    expect(text).toMatch(/docs\/Odd\.mdx: There is no module '@docusaurus\/Oddity', and \S*Odd\.jsx:1 needs/)
    expect(text).not.toContain('Plain')
    expect(text).toMatch(/warning: [^\n]*uses\.mdx:3:\d+: The package 'absent-too' is not installed/)
    expect(text).toMatch(/warning: [^\n]*uses\.mdx:4:\d+: The package 'absent-docs' is not installed/)
    expect(text).toContain('The link /nowhere points to a page that does not exist')
    expect(text).toMatch(/warning: [^\n]*shop\.jsx:1:\d+: There is no module '@theme\/Old'/)
    for (const problem of [
      /warning: [^\n]*declared\.jsx:1:\d+: The package 'declared-package' is not installed[\s\S]*?→ npm ci\n/,
      /slip\.jsx:3:\d+: '@docusaurus\/router' does not export 'useNothing' in this engine/,
      /styled\.jsx:1:\d+: '\.\/styled\.module\.styl' is written for stylus, which is not read here[\s\S]*?→ Translate it/,
      /made\.jsx:1:\d+: The import '\.\.\/data\/made\.json' points to a file that does not exist/,
      /generated\.jsx:1:\d+: There is no module '@generated\/docusaurus\.config'[\s\S]*?→ Components read the configuration/,
      /data\.jsx[^\n]*: my-plugin has no data: plugins of Docusaurus do not run here/,
    ])
      expect(text).toMatch(problem)
    expect(text).not.toMatch(/^ {4}at |\[[A-Z_]+\]/m)
    expect(text).toMatch(/warning: [^\n]*math\.mdx:4:5: \$\\R\$: formulas are not supported/)
    expect(text).toContain('9 problems')
    // GitHub shows these annotations beside the lines of a pull request.
    expect(text).toMatch(/^::error file=[^\n]*Odd\.mdx::There is no module '@docusaurus\/Oddity'/m)
  })
})
