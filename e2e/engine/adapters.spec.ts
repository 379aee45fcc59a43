import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root, runCommand } from '../support/run-server'
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
    <div id="visit" data-mode={colorMode}>
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
import Head from '@docusaurus/Head'
import ThemedImage from '@theme/ThemedImage'
import TOCInline from '@theme/TOCInline'
import Visit from '@site/components/Visit'

<Head><meta name="robots" content="max-snippet:5" /></Head>

<TOCInline toc={toc} />

<TOCInline toc={toc.filter(({ level }) => level === 3)} />

## First step {#first}

### A detail

<p style={{ color: 'red' }}>a {frontMatter.mood} page</p>

<ThemedImage alt="logo" sources={{ light: '/img/l.svg', dark: '/img/d.svg' }} />

<Visit who="Ann" />
`

describe('pages and components that import modules of Docusaurus', () => {
  const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'adapters' })
  let html = ''
  beforeAll(async () => {
    site.write('components/Visit.tsx', COMPONENT)
    site.write('docs/intro.md', '# Intro')
    site.write('docs/adapters.mdx', PAGE)
    site.write('static/img/l.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    site.write('static/img/d.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const { code, text } = await runCommand(['build', ...site.options])
    expect(code, text).toBe(0)
    html = readFileSync(join(root, site.out, 'docs/adapters.html'), 'utf8')
  })

  it('a component has links, addresses, texts and the site at hand', () => {
    const visit = /<div id="visit"[\s\S]*?<\/div>/.exec(html)![0].replaceAll('<!-- -->', '')
    expect(visit).toContain('<a href="/docs/adapters">here</a>')
    expect(visit).toContain('src="/img/x.png"')
    expect(visit).toContain('Hello Ann!')
    expect(visit).toContain('plain')
    expect(visit).toContain('<i>soon</i>')
  })

  it('a page has its contents, its front matter, an image for each colour mode and tags of its own', () => {
    const detail = '<ul class="toc-inline"><li><a href="#a-detail">A detail</a></li></ul>'
    expect(html).toContain(
      `<ul class="toc-inline"><li><a href="#first">First step</a>${detail}</li></ul>\n${detail}`,
    )
    expect(html).toContain('a calm page')
    expect(html).toMatch(/src="\/img\/l\.svg"[^>]*only-light/)
    expect(html.slice(0, html.indexOf('</head>'))).toContain('<meta name="robots" content="max-snippet:5"/>')
    expect(html).not.toContain('<ink-')
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
