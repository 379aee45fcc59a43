import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runBuild } from '../support/run-build'
import { root } from '../support/run-server'
import { copySite } from '../support/site-copy'

const CONFIG = `import { defineConfig } from 'inkstone/config'

export default defineConfig({
  title: 'Theme',
  url: 'https://theme.example',
  baseUrl: '/sub/',
  locale: 'en',
  docs: {},
  blog: false,
  theme: { accent: '#0b7a75', radius: '11px' },
  footer: { copyright: 'Of the theme' },
  redirects: [{ from: '/', to: '/docs/intro' }],
})
`
const FOOTER = `import Link from '@theme/Link'
import type { ReactNode } from 'react'

export default function Footer({ site, children }: { site: { title: string }; children: ReactNode }) {
  return (
    <div className="own-footer rotate-12">
      <Link to="/docs/intro">Of {site.title}</Link>
      {children}
    </div>
  )
}
`

describe('the theme of a site', () => {
  const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'theme' })
  const built = (file: string) => readFileSync(join(root, site.out, file), 'utf8')
  const styles = () =>
    readdirSync(join(root, site.out, 'assets'))
      .filter(file => file.endsWith('.css'))
      .map(file => built(`assets/${file}`))
      .join('\n')
  beforeAll(async () => {
    site.write('site.config.ts', CONFIG)
    site.write('docs/intro.md', '---\ntitle: Start\n---\n\nText.\n')
    site.write('theme/Footer.tsx', FOOTER)
    site.write('theme/Footer.css', '.own-footer { letter-spacing: 3px }')
    const { code, text } = await runBuild(site.options)
    expect(code, text).toBe(0)
  })

  it('sets the variables of the configuration', () => {
    expect(styles()).toMatch(/--color-accent:\s*#0b7a75/)
    expect(styles()).toMatch(/--radius:\s*11px/)
  })

  it('draws theme/Footer.tsx in place of the footer, which it gets as children, with its styles', () => {
    expect(built('docs/intro.html')).toMatch(
      /<footer[^>]*><div class="own-footer rotate-12"><a href="\/sub\/docs\/intro">Of (?:<!-- -->)?Theme<\/a>.*Of the theme/s,
    )
    expect(styles()).toMatch(/\.own-footer\{letter-spacing:3px\}/)
    expect(styles()).toMatch(/\.rotate-12/)
  })

  it('shows an edit of the part on pages that are not edited', async () => {
    site.write('theme/Footer.tsx', FOOTER.replace('Of {site', 'By {site'))
    const { code, text } = await runBuild(site.options)
    expect(code, text).toBe(0)
    expect(built('docs/intro.html')).toMatch(/By (?:<!-- -->)?Theme/)
  })

  it('checks the links of the part, and names it where it throws', async () => {
    site.write('theme/Footer.tsx', FOOTER.replace('/docs/intro', '/docs/gone'))
    const broken = await runBuild(site.options)
    expect(broken.code).toBe(1)
    expect(broken.text).toMatch(/theme\/Footer\.tsx:\d+.*\/docs\/gone/)
    site.write('theme/Footer.tsx', FOOTER.replace('{site.title}', '{site.nothing.title}'))
    const thrown = await runBuild(site.options)
    expect(thrown.code).toBe(1)
    expect(thrown.text).toMatch(/theme\/Footer\.tsx:7:47: The part throws while it is drawn: Cannot read/)
  })

  it('reports a file that replaces nothing, and state and styles that would not work', async () => {
    site.write('theme/Foter.tsx', FOOTER)
    site.write('theme/Navbar.tsx', FOOTER)
    site.write(
      'theme/Footer.tsx',
      FOOTER.replace('<div', "<div style={{ color: 'red' }} onClick={() => alert(1)}"),
    )
    const { code, text } = await runBuild(site.options)
    expect(code).toBe(1)
    expect(text).toMatch(/theme\/Foter replaces no part of the layout\s+→ Did you mean Footer\?/)
    expect(text).toMatch(
      /theme\/Navbar replaces no part of the layout\s+→ Parts that can be replaced: Footer,/,
    )
    expect(text).toMatch(/theme\/Footer has state, effects or event handlers/)
    expect(text).toMatch(
      /theme\/Footer\.tsx:\d+: theme\/Footer has a style attribute, which the site's Content-/,
    )
  })
})
