import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runBuild } from '../support/run-build'
import { root } from '../support/run-server'
import { copySite } from '../support/site-copy'

const COMPONENT = `
import BrowserOnly from '@docusaurus/BrowserOnly'
import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { useColorMode } from '@docusaurus/theme-common'
import { useLocation } from '@docusaurus/router'

export default function Visit({ who }: { who: string }) {
  const { siteConfig } = useDocusaurusContext()
  const { colorMode } = useColorMode()
  useLocation()
  return (
    <div id="visit" lang={navigator.language} data-mode={colorMode}>
      <Link to="/docs/adapters">here</Link> <img src={useBaseUrl('img/x.png')} alt="" />
      <Translate values={{ who }}>{'Hello {who}!'}</Translate> {translate({ message: 'plain' })} {siteConfig.title}
      <BrowserOnly fallback={<i>soon</i>}>{() => <b>now</b>}</BrowserOnly>
    </div>
  )
}`

const PAGE = `---
title: Adapters
mood: calm
---
import ThemedImage from '@theme/ThemedImage'
import TOCInline from '@theme/TOCInline'
import Mermaid from '@theme/Mermaid'
import TabItem from '@theme/TabItem'
import DocCardList from '@theme/DocCardList'
import { useCurrentSidebarCategory, useDocsSidebar } from '@docusaurus/theme-common'
import Folded from '@docusaurus/theme-classic/lib/theme/Details'
import Visit from '@site/components/Visit'

<Head>
  <title>Adapters & more</title>
  <meta name="description" content="told by Head" />
  <meta name="robots" content="max-snippet:5" />
</Head>

<TOCInline toc={toc} />

<TOCInline toc={toc.filter(({ level }) => level === 3)} />

## First step {#first}

### A detail

<p style={{ color: 'red' }}>a {frontMatter.mood} page</p>

<ThemedImage alt="logo" sources={{ light: '/img/l.svg', dark: '/img/d.svg' }} />

<Visit who="Ann" />

<Mermaid value={\`graph LR\n  A["<b>\${frontMatter.mood}</b> sea"] --> B\`} />

<Where />

<Note>noted</Note> <Other /> <StarIcon />

<DocCardList items={useCurrentSidebarCategory().items.filter(({ label }) => label === 'Intro')} />

<Folded summary="names">{useDocsSidebar().items.map(({ label }) => label).join(' and ')}</Folded>

<Systems>
<TabItem value="mac">on a Mac</TabItem>
<TabItem value="linux">on Linux</TabItem>
</Systems>
`

const WHERE = `
import { useActiveVersion, useActiveDocContext, useAllDocsData, useDoc, useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client'
import { useHistory, useLocation } from '@docusaurus/router'
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import Interpolate, { interpolate } from '@docusaurus/Interpolate'
import { Collapsible, ThemeClassNames, useCollapsible, usePluralForm, useStorageSlot } from '@docusaurus/theme-common'
import { Details as Fold } from '@docusaurus/theme-common/Details'
import { useDocsVersion } from '@docusaurus/theme-common/internal'
import Heading from '@docusaurus/theme-classic/lib/theme/Heading'
import useRouteContext from '@docusaurus/useRouteContext'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { usePluginData } from '@docusaurus/useGlobalData'
import Done from '@theme/Icon/Success'
import Anchor from '@theme/MDXComponents/A'
import Details from '@theme/MDXComponents/Details'
import MDXContent from '@theme/MDXContent'

export default function Where() {
  const { siteConfig } = useDocusaurusContext()
  const { customFields, organizationName, projectName, themeConfig, tagline } = siteConfig
  const { path } = usePluginData('docusaurus-plugin-content-docs')
  useBrokenLinks().collectAnchor('x')
  return (
    <p id="where">
      {[
        customFields.users[0].name, organizationName, projectName, themeConfig.navbar.title, tagline, path,
        useActiveVersion().label, useActiveDocContext().activeDoc.id, useDocsVersionCandidates()[0].name,
        useLocation().pathname, useDoc().metadata.permalink, useAllDocsData().default.versions[0].name,
        interpolate('{a} and {b}', { a: 1 }), String(useStorageSlot('visits')[0]),
        usePluralForm().selectMessage(2, 'one|more'), useHistory().location.pathname,
        ThemeClassNames.docs.docMarkdown, useDocsVersion().version, useRouteContext().plugin.id,
      ].join(' | ')}
      <Interpolate values={{ name: <b>Bob</b> }}>{'for {name}'}</Interpolate>
      <ErrorBoundary fallback={({ error }) => error.message}>kept</ErrorBoundary>
      <Done className="done" /> <Anchor href="/docs/intro">an anchor</Anchor>
      <Collapsible as="span" lazy collapsed={useCollapsible({ initialState: true }).collapsed}>folded</Collapsible>
      <MDXContent><Details summary="more">inside</Details></MDXContent>
      <Fold summary="again"><Heading as="h4">deep</Heading></Fold>
    </p>
  )
}`

/** Mapping as in many Docusaurus sites: components that pages use without an import. */
const SCOPE = `import MDXComponents from '@theme-original/MDXComponents'
import DocCardList from '@theme/DocCardList'
import { Note, Other as Renamed, Systems } from '@site/src/components/notes'
import * as icons from '../icons'
import * as many from 'many-icons'
import Where from '../components/Where'
import Fails from '../components/Fails'
import Hint from '@site/docs/_hint.mdx'
import Unused from '@site/docs/_unused.mdx'
const mapping = { ...MDXComponents, ...many, ...icons, DocCardList, Fails, Hint, Unused, Note, Other: Renamed, Systems, Where }
export default mapping
`

const CONFIGURED = `export default function Home({ config }) {
  return <p>{config.customFields.users[0].name} at {config.baseUrl}</p>
}
`

describe('pages and components that import modules of Docusaurus', () => {
  const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'adapters' })
  let html = ''
  beforeAll(async () => {
    site.write('components/Visit.tsx', COMPONENT)
    site.write(
      'site.config.ts',
      site
        .read('site.config.ts')
        .replace(
          'docs: {}',
          "docs: {}, tagline: 'a line', organizationName: 'we', projectName: 'it', customFields: { users: [{ name: 'Zoe' }] }, navbar: { title: 'Bar' }, headTags: [{ tag: 'script', attributes: { type: 'application/ld+json' }, json: '{\"a\":\"</script>\"}' }]",
        ),
    )
    site.write('src/components/Where.jsx', WHERE)
    site.write(
      'src/components/notes.jsx',
      `import Tabs from '@theme/Tabs'
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client'
export const Note = ({ children }) => <q>{children}</q>
export const Other = () => <s>{[useDoc().frontMatter.mood, useDocsVersion().docs.intro.description].join()}</s>
const systems = [{ value: 'linux', label: 'Linux' }, { value: 'mac', label: 'macOS' }]
export const Systems = ({ children }) => <Tabs groupId="os" values={systems}>{children}</Tabs>
`,
    )
    site.write('src/icons.jsx', 'export const size = 9\nexport function StarIcon() { return <u>star</u> }\n')
    // No page uses it, so it must not fail the build.
    site.write('src/components/Fails.jsx', "throw new Error('no good')\nexport default () => null\n")
    site.write('src/theme/MDXComponents.js', SCOPE)
    site.write(
      'src/pages/old.jsx',
      'import { Redirect } from \'@docusaurus/router\'\nexport default () => <Redirect to="/docs/intro" />\n',
    )
    site.write('src/pages/still.jsx', CONFIGURED)
    site.write(
      'src/pages/interactive.jsx',
      `import { useState } from 'react'\n${CONFIGURED}export const use = useState\n`,
    )
    site.write('docs/intro.md', '# Intro')
    site.write('docs/adapters.mdx', PAGE)
    site.write(
      'docs/_hint.mdx',
      'A **hint** for {props.who}, in [the intro](./intro.md). <Note>deep</Note>\n',
    )
    site.write('docs/_unused.mdx', 'const a = `b`\n')
    site.write('docs/hinted.mdx', '# Hinted\n\n<Hint who="Ann" /> <MoonIcon /> <StarIcon />\n')
    site.write('node_modules/many-icons/package.json', '{"name":"many-icons","main":"index.js"}')
    site.write(
      'node_modules/many-icons/index.js',
      `const { createElement } = require('react')
const icons = { Moon: 'moon', Star: 'another star', Sun: 'sun' }
for (const name in icons) exports[name + 'Icon'] = () => createElement('u', null, icons[name])
`,
    )
    site.write('static/img/l.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    site.write('static/img/d.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const { code, text } = await runBuild(site.options)
    expect(code, text).toBe(0)
    html = readFileSync(join(root, site.out, 'docs/adapters.html'), 'utf8')
  })

  it('a diagram that a component asks for is drawn', () => {
    const [drawn = ''] = /<ink-diagram>.*?<\/ink-diagram>/s.exec(html) ?? []
    expect(drawn).toContain('<svg')
    expect(drawn.replace(/<[^>]+>/g, ' ')).toMatch(/calm\s+sea/)
  })

  it('a component has links, addresses, texts and the site at hand', () => {
    const visit = /<div id="visit"[\s\S]*?<\/div>/.exec(html)![0].replaceAll('<!-- -->', '')
    expect(visit).toContain('<a href="/docs/adapters">here</a>')
    expect(visit).toContain('src="/img/x.png"')
    expect(visit).toContain('Hello Ann!')
    expect(visit).toContain('lang="en-US"')
    expect(visit).toContain('plain')
    expect(visit).toContain('<i>soon</i>')
  })

  it('a component knows the configuration, the documents and the page it stands on', () => {
    const [, where] = /<p id="where">([\s\S]*?)<\/p>/.exec(html)!
    expect(where).toMatch(
      /^Zoe \| we \| it \| Bar \| a line \| \/docs \| \S+ \| adapters \| current \| \/docs\/adapters \| \/docs\/adapters \| current \| 1 and \{b\} \| null \| \w+ \| \/docs\/adapters \| theme-doc-markdown \| current \| default/,
    )
    expect(where!.replaceAll('<!-- -->', '')).toMatch(/for <b>Bob<\/b>\s*kept/)
    expect(where).toMatch(/<svg [^>]*class="done"/)
    expect(where).toContain('<a href="/docs/intro">an anchor</a>')
    expect(where).toContain('<span hidden="">folded</span>')
    expect(where).toMatch(/<summary>more<\/summary><div class="details-body">inside/)
    expect(where).toMatch(/<summary>again<\/summary><div class="details-body"><h4>deep<\/h4>/)
  })

  it('a page chooses from what stands beside it in the sidebar', () => {
    const [list] = /<ul class="entry-list">.*?<\/ul>/s.exec(html)!
    expect(list.match(/<a [^>]*>[^<]*/g)).toEqual(['<a href="/docs/intro">Intro'])
    expect(html).toMatch(/<summary>names<\/summary><div class="details-body">.*Adapters and .*Intro/)
  })

  it('and what is said of it follows when the other page changes', async () => {
    site.write('docs/intro.md', '---\ndescription: told anew\n---\n# Intro')
    expect((await runBuild(site.options)).code).toBe(0)
    const rebuilt = readFileSync(join(root, site.out, 'docs/adapters.html'), 'utf8')
    expect(rebuilt).toContain('<p class="entry-note">told anew</p>')
    expect(rebuilt).toContain('<s>calm,told anew</s>')
  })

  it('components that src/theme/MDXComponents adds need no import, and are islands', () => {
    expect(html).toMatch(/data-island="src\/components\/notes\.jsx#Note"[^>]*><q>[\s\S]*noted/)
    expect(html).toMatch(/data-island="src\/components\/notes\.jsx#Other"[^>]*><s>calm,<\/s>/)
    expect(html).toMatch(/data-island="src\/icons\.jsx#StarIcon"[^>]*><u>star<\/u>/)
    const hinted = readFileSync(join(root, site.out, 'docs/hinted.html'), 'utf8')
    expect(hinted).toContain('<u>moon</u>')
    expect(hinted).toContain('<u>star</u>')
  })

  it('Markdown among them is a part of the page, and the page follows its edits', async () => {
    const shown = () => readFileSync(join(root, site.out, 'docs/hinted.html'), 'utf8')
    expect(shown()).toMatch(/A <strong>hint<\/strong> for .*Ann.*<a href="\/docs\/intro">the intro<\/a>/)
    expect(shown()).toMatch(/<q>[\s\S]*deep[\s\S]*<\/q>/)
    site.write('docs/_hint.mdx', 'Another hint for {props.who}.\n')
    expect((await runBuild(site.options)).code).toBe(0)
    expect(shown()).toContain('Another hint for')
  })

  it('a component that looks at its children, as one that wraps tabs does, is a part of the page', () => {
    expect(html).toMatch(/<button role="tab"[^>]*data-value="linux"[^>]*>Linux<\/button>/)
    expect(html).toMatch(/data-label="macOS"[^>]*>[\s\S]*?on a Mac/)
    expect(html).not.toContain('#Systems')
  })

  it('the head has the data for machines that the configuration gives it', () => {
    const [, data] = /<script type="application\/ld\+json">(\{"a.*?)<\/script>/.exec(html)!
    expect(JSON.parse(data!)).toEqual({ a: '</script>' })
  })

  it('a page that only leads on does so without a script', () => {
    const old = readFileSync(join(root, site.out, 'old.html'), 'utf8')
    expect(old.slice(0, old.indexOf('</head>'))).toContain(
      '<meta http-equiv="refresh" content="0; url=/docs/intro"/>',
    )
    expect(old).toContain('<a href="/docs/intro">/docs/intro</a>')
  })

  it('a page made of code is given the configuration, also one that comes alive', () => {
    for (const name of ['still', 'interactive']) {
      const page = readFileSync(join(root, site.out, `${name}.html`), 'utf8').replaceAll('<!-- -->', '')
      expect(page).toContain('<p>Zoe at /</p>')
    }
  })

  it('a page has its contents, its front matter, an image for each colour mode and tags of its own', () => {
    const detail = '<ul class="toc-inline"><li><a href="#a-detail">A detail</a></li></ul>'
    expect(html).toContain(
      `<ul class="toc-inline"><li><a href="#first">First step</a>${detail}</li></ul>\n${detail}`,
    )
    expect(html).toContain('a calm page')
    expect(html).toMatch(/src="\/img\/l\.svg"[^>]*only-light/)
    expect(html.slice(0, html.indexOf('</head>'))).toContain('<meta name="robots" content="max-snippet:5"/>')
    expect(html).not.toMatch(/<ink-(?!diagram>)/)
    expect(html).toContain('<title>Adapters &amp; more</title>')
    expect(html.match(/<meta name="description"[^>]*>/g)).toEqual([
      '<meta name="description" content="told by Head">',
    ])
  })

  it('a style becomes a class of a stylesheet that the page brings', () => {
    const name = /<p class="(s-\w+)">a calm page/.exec(html)![1]
    const [, sheet] = /<link rel="stylesheet" href="\/(assets\/page-[\w-]+\.css)">/.exec(html)!
    expect(readFileSync(join(root, site.out, sheet!), 'utf8')).toContain(
      `.${name}.${name}.${name}{color:red}`,
    )
    expect(html).not.toMatch(/<[^>]*\sstyle="/)
  })
})
