import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, fileOf, join } from 'inkstone/paths'
import { expect, it } from 'vitest'
import { docusaurusSchema } from './docusaurus'
import { findFrameRules } from './find-frame-rules'
import { findSwizzled, OWN_PARTS } from './find-swizzled'
import { createNotes } from './notes'
import { printConfig } from './print-config'
import { printReport } from './print-report'
import type { OddValue } from './read-config'
import { toSiteConfig } from './to-site-config'

function migrated(config: Record<string, unknown>, odd: OddValue[] = []) {
  return toSiteConfig({
    docusaurus: docusaurusSchema.parse({ title: 'Kite', url: 'https://kite.example', ...config }),
    dir: '/kite',
    versions: {},
    hasFolder: () => false,
    odd,
  })
}

const fates = (migration: ReturnType<typeof migrated>) =>
  Object.fromEntries(migration.notes.map(({ what, fate }) => [what, fate]))

it('ends with four groups, each loss with what to do', () => {
  const report = printReport(
    migrated({
      presets: [['classic', { docs: {}, blog: false, debug: true }]],
      plugins: ['docusaurus-plugin-sass', 'docusaurus-plugin-weather'],
      themeConfig: { navbar: { items: [{ to: '/a', label: 'A' }] } },
    }),
  )
  expect(report).toMatchInlineSnapshot(`
    "Carried over
      title, url, baseUrl, locale, markdown, onBrokenTagLinks, onBrokenAnchors, onDuplicateRoutes
      onBrokenMarkdownLinks, onBrokenImages, colorMode, navbar (1), docs

    Replaced by
      The plugin docusaurus-plugin-sass → the Sass compiler that the site has installed

    Lost and visible
      The plugin docusaurus-plugin-weather
        → Look at the pages it changed or added

    Lost and harmless
      The plugin debug"
  `)
})

it('calls nothing lost that the engine does by itself', () => {
  const migration = migrated(
    {
      themes: ['/kite/node_modules/@docusaurus/theme-live-codeblock/lib/index.js'],
      plugins: ['absent package: docusaurus-plugin-sass'],
      presets: [['classic', { docs: { remarkPlugins: [[undefined, { sync: true }]] }, debug: false }]],
    },
    [{ path: 'presets[0][1].docs.remarkPlugins[0][0]', from: '@docusaurus/remark-plugin-npm2yarn' }],
  )
  expect(fates(migration)).toEqual({
    'The theme @docusaurus/theme-live-codeblock': 'replaced',
    'The plugin docusaurus-plugin-sass': 'replaced',
    '@docusaurus/remark-plugin-npm2yarn in remarkPlugins': 'replaced',
  })
})

it('names plugins for Markdown that are lost', () => {
  const odd = [
    { path: 'presets[0][1].docs.remarkPlugins[0]', absent: 'remark-math' },
    { path: 'presets[0][1].blog.rehypePlugins[0]' },
  ]
  expect(migrated({}, odd).notes).toMatchObject([
    { at: 'docs', what: 'remark-math in remarkPlugins: formulas are shown as TeX', fate: 'visible' },
    { at: 'blog', what: 'A function in rehypePlugins', fate: 'visible' },
  ])
})

it('hands names of admonitions to the plugin', () => {
  const admonitions = { keywords: ['note', 'recipe', 'see-also'], extendDefaults: true }
  const migration = migrated({ presets: [['classic', { docs: { admonitions }, blog: { admonitions } }]] })
  expect(migration.plugins.docusaurus).toMatchObject({ admonitions: ['recipe', 'see-also'] })
  expect(printConfig(migration)).toMatch(/docusaurus\(\{\s+admonitions: \[\s+'recipe',/)
})

it('names swizzled parts that are not used, and no others', () => {
  const dir = mkdtempSync(join(tmpdir(), 'swizzled-'))
  const write = (name: string, text = '') => {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  for (const name of ['Footer/index.tsx', 'Footer/styles.module.css', 'CodeBlock/index.js', 'SearchBar.js'])
    write(`src/theme/${name}`)
  write('src/theme/MDXComponents.js')
  write('src/theme/Badge.tsx')
  write('src/theme/Unused.tsx', "import Badge from '@theme/Badge'")
  write('src/theme/README.md')
  write('docs/a.mdx', "import Badge from '@theme/Badge'\nimport CodeBlock from '@theme/CodeBlock'\n")
  const notes = createNotes()
  findSwizzled(dir, notes)
  const list = notes.list.map(({ what, fate }) => `${fate}: ${what}`).sort()
  expect(list).toEqual([
    'replaced: src/theme/SearchBar',
    'visible: src/theme/CodeBlock: the engine has its own',
    'visible: src/theme/Footer: the engine has its own',
    'visible: src/theme/Unused: the engine has its own',
  ])
})

it('knows the parts of the engine’s theme', () => {
  const folders = ['../../core/theme/mdx', '../theme'].map(path =>
    fileOf(new URL(path, import.meta.url).href),
  )
  const names = folders.flatMap(folder => readdirSync(folder)).map(name => name.replace(/\.tsx?$/, ''))
  expect(OWN_PARTS).toEqual(
    [...new Set(names.filter(name => /^[A-Z](?!DX)/.test(name) || name === 'MDXContent'))].sort(),
  )
})

it('names the rules of stylesheets that a build leaves out', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sheets-'))
  writeFileSync(join(dir, 'custom.css'), '.menu__link--active, .mine { color: red } .navbar { height: 9px }')
  writeFileSync(join(dir, 'fine.css'), '.markdown a { color: red }')
  writeFileSync(join(dir, 'broken.css'), '.navbar {')
  writeFileSync(join(dir, 'look.scss'), "// it's\n$a: red;\n.menu { &__link { color: $a } }")
  const notes = createNotes()
  findFrameRules(dir, ['custom.css', 'fine.css', 'broken.css', 'look.scss', 'gone.css'], notes)
  expect(notes.list.map(({ what, fate }) => `${fate}: ${what}`)).toEqual([
    'visible: Rules of custom.css for .menu__link--active, .navbar: the theme has its own',
    'visible: Rules of look.scss for .menu: the theme has its own',
  ])
})
