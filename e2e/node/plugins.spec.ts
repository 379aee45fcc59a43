import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runBuild } from '../support/run-build'
import { root } from '../support/run-server'
import { copySite } from '../support/site-copy'

const CONFIG = `import { defineConfig, definePlugin } from 'inkstone/config'

const helpful = definePlugin({
  name: 'helpful',
  version: '1',
  setup: () => ({
    slots: { belowArticle: 'Helpful', navbar: 'Status', footer: 'Partners' },
    outputs: [
      { file: 'data/titles.json', make: pages => JSON.stringify(pages.map(({ path, title }) => [path, title])) },
    ],
  }),
})

export default defineConfig({
  title: 'Plugins',
  url: 'https://plugins.example',
  locale: 'en',
  docs: {},
  blog: false,
  plugins: [helpful],
  redirects: [{ from: '/', to: '/docs/intro' }],
})
`
const COMPONENT = `import { useState } from 'react'

export default function Helpful({ title }: { title: string }) {
  const [said, say] = useState('')
  return <p>Was {title} helpful? <button onClick={() => say('yes')}>Yes</button> {said}</p>
}
`

const STATUS = `import { useState } from 'react'

export default function Status() {
  const [is, set] = useState('up')
  return <button onClick={() => set('down')}>{is}</button>
}
`
const PARTNERS = 'export default () => <ul className="partners"><li>Partner</li></ul>\n'

describe('a plugin of the site', () => {
  const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'plugins' })
  const built = (file: string) => readFileSync(join(root, site.out, file), 'utf8')
  let html = ''
  beforeAll(async () => {
    site.write('site.config.ts', CONFIG)
    site.write('docs/intro.md', '---\ntitle: Start\n---\n\nText, [titles](/data/titles.json).\n')
    site.write('components/Status.tsx', STATUS)
    site.write('components/Partners.static.tsx', PARTNERS)
    site.write('components/Partners.css', '.partners { color: blue }')
    site.write('components/Helpful.tsx', COMPONENT)
    site.write('components/Helpful.css', '.helpful-mark { color: red }')
    const { code, text } = await runBuild(site.options)
    expect(code, text).toBe(0)
    html = built('docs/intro.html')
  })

  it('puts a component below each article, as an island with its styles', () => {
    expect(html).toMatch(/class="below-article"><div data-island="components\/Helpful.tsx"/)
    expect(html).toMatch(/Was (?:<!-- -->)?Start(?:<!-- -->)? helpful\?/)
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/page-/)
  })

  it('leaves it out of the Markdown twin', () => {
    expect(built('docs/intro.md')).not.toContain('helpful?')
  })

  it('puts components into the navbar and the footer of every page', () => {
    for (const page of [html, built('404.html')]) {
      expect(page).toMatch(
        /<div id="ink:navbar-slot" class="navbar-slot"><div data-island="components\/Status.tsx"/,
      )
      expect(page).toMatch(/<div class="frame footer-slot"><ul class="partners"><li>Partner<.*<\/footer>/s)
    }
  })

  it('adds files to the site, which pages may link to', () => {
    expect(JSON.parse(built('data/titles.json'))).toContainEqual(['/docs/intro', 'Start'])
  })

  it('is an error when there is no such component', async () => {
    site.write('site.config.ts', CONFIG.replace("'Helpful'", "'Helpfull'"))
    const { code, text } = await runBuild(site.options)
    expect(code).toBe(1)
    expect(text).toContain('"Helpfull" into the slot "belowArticle", and there is no such component')
  })
})
