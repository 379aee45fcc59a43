import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'inkstone/paths'
import { describe, expect, it } from 'vitest'
import { findConfigs, readMajor } from '.'
import { docusaurusSchema } from './docusaurus'
import { findExtended } from './find-extended'
import { findPatches } from './find-patches'
import { createNotes } from './notes'
import { printConfig } from './print-config'
import type { OddValue } from './read-config'
import { toSiteConfig } from './to-site-config'

const BLOG = '/kite/website/blog'
const NEWS = '/kite/website/news'
const BASE = { title: 'Kite', url: 'https://kite.example/docs', baseUrl: '/docs/' }

function migrated(
  config: Record<string, unknown>,
  more: {
    versions?: Record<string, string[]>
    folders?: string[]
    extended?: Record<string, string>
    aliases?: Record<string, string>
    major?: number
    odd?: OddValue[]
  } = {},
) {
  return toSiteConfig({
    docusaurus: docusaurusSchema.parse({ ...BASE, ...config }),
    dir: '/kite/website',
    versions: more.versions ?? {},
    hasFolder: path => more.folders?.includes(path) ?? false,
    extended: more.extended,
    aliases: more.aliases,
    major: more.major,
    odd: more.odd,
  })
}

const preset = (options: Record<string, unknown>) => ({ presets: [['@docusaurus/preset-classic', options]] })
const noted = (of: ReturnType<typeof migrated>) => of.notes.map(({ what }) => what)

describe('what a configuration says is carried over', () => {
  it('takes the origin for the address, and reads .md as MDX as Docusaurus does', () => {
    const { config } = migrated({})
    expect(config).toMatchObject({
      title: 'Kite',
      url: 'https://kite.example',
      baseUrl: '/docs/',
      locale: 'en',
    })
    expect(config.markdown).toEqual({ format: 'mdx' })
    expect(migrated({ trailingSlash: true }).config).toMatchObject({ trailingSlash: true })
    expect(migrated({ markdown: { format: 'detect' } }).config.markdown).toEqual({ format: 'detect' })
  })

  it('keeps the case of anchors, and what newer versions say of broken links among hooks', () => {
    const { config } = migrated({
      markdown: { anchors: { maintainCase: true }, hooks: { onBrokenMarkdownLinks: 'throw' } },
    })
    expect(config).toMatchObject({
      markdown: { headings: { keepCase: true } },
      onBrokenMarkdownLinks: 'throw',
    })
  })

  it('takes data for machines along, and tells of other scripts', () => {
    const attributes = { type: 'application/ld+json' }
    const tags = [
      { tagName: 'script', attributes, innerHTML: '{"@type":"Organization"}' },
      { tagName: 'script', attributes: {}, innerHTML: 'track()' },
    ]
    const migration = migrated({ headTags: tags })
    expect(migration.config.headTags).toEqual([
      { tag: 'script', attributes, json: '{"@type":"Organization"}' },
    ])
    expect(noted(migration)).toEqual(['<script>: track()'])
  })

  it('takes its stylesheet along, and those of the site that are written for it', () => {
    const theme = {
      customCss: ['./src/css/a.css', '/kite/website/src/css/b.scss', 'absent package: k/k.css'],
    }
    const css = ['src/css/a.css', 'src/css/b.scss', 'src/css/all.css']
    const folders = css.map(file => `/kite/website/${file}`)
    const migration = migrated({ ...preset({ theme }), clientModules: ['./src/css/all.css'] }, { folders })
    expect(migration.plugins.docusaurus).toEqual({ css })
    expect(noted(migration)).toEqual(['The stylesheet absent package: k/k.css: no such file'])
    expect(migrated({}).plugins.docusaurus).toEqual({ css: [] })
  })

  it('reads sources of Docusaurus 2 as MDX 1', () => {
    expect(migrated({}, { major: 2 }).config.markdown).toEqual({ format: 'mdx' })
    expect(migrated({}, { major: 2 }).plugins.docusaurus).toMatchObject({ mdx: 1 })
    expect(migrated({}, { major: 3 }).config.markdown).toEqual({ format: 'mdx' })
  })

  it('is as mild with links in tags as the version of Docusaurus that the package asks for', () => {
    expect(migrated({}).config.onBrokenTagLinks).toBe('warn')
    expect(migrated({}, { major: 3 }).config.onBrokenTagLinks).toBe('warn')
    expect(migrated({}, { major: 2 }).config).not.toHaveProperty('onBrokenTagLinks')
    const root = mkdtempSync(join(tmpdir(), 'major-'))
    const asks = (version?: string) => {
      const devDependencies = version && { '@docusaurus/core': version }
      writeFileSync(join(root, 'package.json'), JSON.stringify({ devDependencies }))
      return readMajor([join(root, 'website'), root])
    }
    expect(['^2.4.3', '~2.0', '>=3.8', '2.x', 'latest', undefined].map(asks)).toEqual([
      2,
      2,
      3,
      2,
      undefined,
      undefined,
    ])
  })

  it('takes the static folders, seen from the configuration', () => {
    const statics = (staticDirectories: string[]) => migrated({ staticDirectories })
    const several = statics(['public', './static/', '/kite/website/src/static', '../shared/static'])
    expect(several.config.staticDirs).toEqual(['public', 'static', 'src/static', '../shared/static'])
    expect(several.notes).toEqual([])
    expect(statics(['static']).config).not.toHaveProperty('staticDirs')
    expect(noted(statics([]))).toEqual([expect.stringContaining('staticDirectories: []')])
  })

  it('takes of items in the navbar what their type may say, and tells the rest', () => {
    const migration = migrated({
      themeConfig: {
        navbar: {
          items: [
            {
              type: 'localeDropdown',
              position: 'right',
              dropdownItemsAfter: [{ to: '/help', label: 'Help' }],
            },
            {
              type: 'docsVersionDropdown',
              versions: { '2.0': { label: 'Two' } },
              dropdownActiveClassDisabled: true,
            },
            { label: 'More', items: [{ label: 'A', to: 'a', target: '_blank' }] },
          ],
        },
      },
    })
    expect(migration.config.navbar).toEqual({
      items: [
        { type: 'localeDropdown', position: 'right' },
        { type: 'docsVersionDropdown', versions: ['2.0'] },
        { label: 'More', items: [{ label: 'A', to: '/a' }] },
      ],
    })
    expect(noted(migration)).toEqual(['dropdownItemsAfter of the localeDropdown'])
  })

  it('keeps what components ask the configuration for', () => {
    const asked = { organizationName: 'we', projectName: 'it', customFields: { users: [{ name: 'Zoe' }] } }
    expect(migrated(asked).config).toMatchObject(asked)
  })

  it('takes names of folders from plugins, not those of packages', () => {
    const alias = { '@parts': '/kite/website/src/parts', react: '/kite/website/node_modules/react' }
    const { config } = migrated(
      { plugins: [['docusaurus-plugin-module-alias', { alias }]] },
      { aliases: { '@all': '.', '@beside': '../beside' } },
    )
    expect(config.aliases).toEqual({ '@all': '.', '@parts': 'src/parts' })
  })

  it('finds documents in a preset, in a plugin, and several sets of them', () => {
    const docs = { path: '../docs', routeBasePath: '/', sidebarPath: '/kite/website/sidebars.js' }
    expect(migrated(preset({ docs })).config.docs).toMatchObject({
      path: '../docs',
      routeBasePath: '/',
      sidebarFile: 'sidebars.js',
    })
    expect(migrated({ plugins: [['content-docs', { id: 'api' }]] }).config.docs).toMatchObject({ id: 'api' })
    const plugin = ['@docusaurus/plugin-content-docs', { id: 'api', path: 'api' }]
    const both = migrated({ ...preset({}), plugins: [plugin] }).config.docs
    expect(both).toHaveLength(2)
    expect(both).toMatchObject([{}, { id: 'api', path: 'api' }])
    expect(migrated(preset({ docs: false })).config.docs).toBe(false)
  })

  it('takes documents from one preset where another brings none', () => {
    const classic = ['@docusaurus/preset-classic', { docs: { path: '../docs' } }]
    const other = ['redocusaurus', { specs: [{ spec: 'a.yaml' }], theme: { primaryColor: '#111' } }]
    for (const presets of [
      [classic, other],
      [other, classic],
    ]) {
      const migration = migrated({ presets })
      expect(migration.config.docs).toMatchObject({ path: '../docs' })
      expect(noted(migration)).toEqual(['The plugin redocusaurus'])
    }
    const own = migrated({ presets: ['my-preset'] })
    expect(own.config.docs).toBeTruthy()
    expect(noted(own)).toEqual(['The preset my-preset, but for its documents and posts'])
    const plugins = [['@docusaurus/plugin-content-docs', { path: 'guide' }]]
    expect(migrated({ presets: [other], plugins }).config.docs).toMatchObject({ path: 'guide' })
  })

  it('a version without its sidebar file has no sidebar', () => {
    const { config } = migrated(preset({ docs: {} }), {
      versions: { default: ['2.0', '1.0'] },
      folders: ['/kite/website/versioned_sidebars/version-2.0-sidebars.json'],
    })
    expect(config.docs).toEqual({
      lastUpdate: { date: false, author: false },
      versions: [{ name: 'current' }, { name: '2.0' }, { name: '1.0', sidebarFile: false }],
    })
  })

  it('addresses that begin with the base URL have it already', () => {
    const { config } = migrated({
      themeConfig: {
        navbar: { logo: { src: 'a.svg', href: '/docs/' }, items: [{ to: '/docs/intro', label: 'Intro' }] },
        footer: {
          links: [
            {
              items: [
                { to: 'docs/guide', label: 'Guide' },
                { to: '/blog', label: 'Blog' },
              ],
            },
          ],
        },
      },
    })
    expect(config.navbar).toMatchObject({ logo: { href: '/' }, items: [{ to: '/intro' }] })
    expect(config.footer).toMatchObject({ columns: [{ items: [{ to: '/guide' }, { to: '/blog' }] }] })
  })

  it('names the versions of versions.json behind the current one', () => {
    const { config } = migrated(preset({ docs: { versions: { '2.0': { label: 'Two' } } } }), {
      versions: { default: ['current', '2.0', '1.0'] },
    })
    expect(config.docs).toMatchObject({
      versions: [{ name: 'current' }, { name: '2.0', label: 'Two' }, { name: '1.0' }],
    })
    const only = migrated(preset({ docs: { includeCurrentVersion: false } }), {
      versions: { default: ['2.0'] },
    })
    expect(only.config.docs).toMatchObject({ versions: [{ name: '2.0' }] })
    const none = migrated(preset({ docs: { disableVersioning: true } }), { versions: { default: ['2.0'] } })
    expect(none.config.docs).not.toHaveProperty('versions')
  })

  it('has a blog only where posts are', () => {
    expect(migrated(preset({})).config.blog).toBe(false)
    const folders = [BLOG, '/kite/posts']
    expect(migrated(preset({ blog: { blogTitle: 'News' } }), { folders }).config.blog).toEqual({
      path: 'blog',
      title: 'News',
    })
    // A blog needs no options, and may be in another folder.
    expect(migrated(preset({}), { folders }).config.blog).toEqual({ path: 'blog' })
    expect(migrated(preset({ blog: { path: '../posts' } }), { folders }).config.blog).toEqual({
      path: '../posts',
    })
    expect(migrated(preset({ blog: { path: 'news' } }), { folders }).config.blog).toBe(false)
  })

  it('takes the blog that a plugin of the owner adds to, and the file of its authors', () => {
    const dir = mkdtempSync(join(tmpdir(), 'extended-'))
    mkdirSync(join(dir, 'plugins'))
    const write = (name: string, text: string) => writeFileSync(join(dir, 'plugins', name), text)
    write('posts.js', "const blog = require('@docusaurus/plugin-content-blog')\n")
    write('types.ts', "import type { BlogPost } from '@docusaurus/plugin-content-blog'\n")
    const plugins = [['./plugins/posts', { authorsMapPath: 'people.yml' }], './plugins/types', ['absent', {}]]
    const extended = findExtended(plugins, dir)
    expect(extended).toEqual({ './plugins/posts': 'blog' })
    const migration = migrated({ ...preset({ blog: false }), plugins }, { folders: [BLOG], extended })
    expect(migration.config.blog).toEqual({ path: 'blog', authorsFile: 'people.yml' })
    expect(noted(migration)).toEqual([
      'What ./plugins/posts adds to the blog',
      'The plugin ./plugins/types',
      'The plugin absent',
    ])
  })

  it('leaves out a second blog of one folder: who makes it of something else says none', () => {
    const plugins = [['./plugins/log', { routeBasePath: '/log' }]]
    const migration = migrated(
      { ...preset({}), plugins },
      { folders: [BLOG], extended: { './plugins/log': 'blog' } },
    )
    expect(migration.config.blog).toEqual({ path: 'blog' })
    expect(noted(migration)).toContain('The blog at /log: another one has its folder, blog')
  })

  it('takes the blog of a plugin where the preset has none, and a second one; not one without a folder', () => {
    const own = ['./src/plugin/plugin-content-blog', { blogTitle: 'Notes' }]
    const second = ['@docusaurus/plugin-content-blog', { id: 'news', path: 'news', routeBasePath: 'news' }]
    const plugins = [own, second]
    const both = migrated({ ...preset({ blog: false }), plugins }, { folders: [BLOG, NEWS] })
    expect(both.config.blog).toEqual([
      { path: 'blog', title: 'Notes' },
      { path: 'news', routeBasePath: 'news' },
    ])
    expect(noted(both)).toEqual([])
    const one = migrated({ ...preset({ blog: false }), plugins }, { folders: [NEWS] })
    expect(one.config.blog).toEqual({ path: 'news', routeBasePath: 'news' })
  })

  it('names a link that only CSS draws by its label for screen readers, or its host', () => {
    const items = [
      { href: 'https://code.example/kite', className: 'icon' },
      { href: 'https://chat.example', 'aria-label': 'Chat' },
    ]
    expect(migrated({ themeConfig: { navbar: { items } } }).config.navbar).toMatchObject({
      items: [{ label: 'code.example', className: 'icon' }, { label: 'Chat' }],
    })
  })

  it('makes addresses of navbar, footer and pictures start at the site', () => {
    const { config } = migrated({
      favicon: 'img/k.ico',
      themeConfig: {
        navbar: { logo: { src: 'img/k.svg' }, items: [{ to: 'intro', label: 'Intro' }, { type: 'search' }] },
        footer: { links: [{ title: 'More', items: [{ label: 'Home', to: '/' }] }] },
      },
    })
    expect(config.favicon).toBe('/img/k.ico')
    expect(config.navbar).toEqual({
      logo: { src: '/img/k.svg' },
      items: [{ to: '/intro', label: 'Intro' }, { type: 'search' }],
    })
    expect(config.footer).toEqual({ columns: [{ title: 'More', items: [{ label: 'Home', to: '/' }] }] })
  })
})

it('what cannot be carried over is reported beside the field it belongs to', () => {
  const migration = migrated({
    plugins: ['docusaurus-plugin-unknown'],
    scripts: ['https://ads.example/x.js'],
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    themeConfig: { navbar: { items: [{ type: 'weather', label: 'Sun' }] } },
    ...preset({ docs: { remarkPlugins: [['x']] } }),
  })
  expect(noted(migration)).toEqual([
    'The plugin docusaurus-plugin-unknown',
    'remarkPlugins',
    expect.stringContaining('https://ads.example/x.js'),
    expect.stringContaining('fr'),
    'The item "Sun" of the type weather',
  ])
  const text = printConfig(migration)
  expect(text).toMatch(/\/\/ Not carried over: The item "Sun"[^\n]*\n {2}navbar:/)
  expect(text).toMatch(/\/\/ Not carried over: The languages fr[^\n]*\n {2}locale:/)
  expect(text).toMatch(/^\/\/ Not carried over: The plugin docusaurus-plugin-unknown → /m)
})

it('a theme that is not one of Docusaurus itself is reported', () => {
  const themes = [
    '@docusaurus/theme-mermaid',
    ['docusaurus-theme-openapi-docs', {}],
    'docusaurus-theme-search-x',
  ]
  expect(noted(migrated({ themes }))).toEqual([
    'The theme @docusaurus/theme-mermaid',
    'The theme docusaurus-theme-openapi-docs',
    'The theme docusaurus-theme-search-x',
  ])
})

it('prints text that means what it meant', () => {
  const title = `It's "quoted"\n\\ and \u{1F98A}`
  const text = printConfig({
    config: { title, list: [], 'odd-key': { a: 1, b: undefined } },
    plugins: {},
    notes: [],
  })
  const body = text.slice(text.indexOf('defineConfig(') + 'defineConfig('.length, text.lastIndexOf(')'))
  expect(new Function(`return ${body}`)()).toEqual({ plugins: [], title, list: [], 'odd-key': { a: 1 } })
})

it('what is left out stays a comment, on however many lines it was written', () => {
  const tags = [{ tagName: 'script', attributes: {}, innerHTML: 'window.x = 1;\n  track()' }]
  expect(printConfig(migrated({ headTags: tags }))).toContain(
    '// Not carried over: <script>: window.x = 1; track() → ',
  )
})

it('functions that would decide something are reported', () => {
  const odd = [
    'presets[0][1].docs.editUrl',
    'plugins[2][1].sidebarItemsGenerator',
    'plugins[3][1].createRedirects',
    'markdown.preprocessor',
    'markdown.hooks.onBrokenMarkdownLinks',
  ].map(path => ({ path }))
  const redirects = [{ from: '/old', to: '/new' }]
  const migration = migrated({ plugins: [['client-redirects', { redirects }]] }, { odd })
  expect(noted(migration)).toEqual([
    'editUrl, a function',
    'sidebarItemsGenerator, a function',
    'createRedirects, a function',
    'preprocessor, a function',
    'onBrokenMarkdownLinks, a function: the engine warns instead',
  ])
  expect(migration.config.redirects).toEqual(redirects)
})

it('finds all sites of a checkout that lie equally near', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sites-'))
  for (const name of ['a', 'b', 'b/c']) mkdirSync(join(dir, name))
  for (const name of ['a', 'b', 'b/c']) writeFileSync(join(dir, name, 'docusaurus.config.js'), '')
  expect(findConfigs(dir)).toEqual(['a', 'b'].map(name => join(dir, name, 'docusaurus.config.js')))
})

it('what has nothing in its place here is reported', () => {
  const migration = migrated({
    noIndex: true,
    clientModules: ['/kite/website/src/track.js'],
    ...preset({
      blog: { archiveBasePath: null },
      pages: { path: 'landing' },
      docs: { tagsBasePath: 'topics' },
    }),
  })
  expect(noted(migration)).toEqual([
    'clientModules: src/track.js',
    'tagsBasePath of the docs: "topics"',
    'archiveBasePath: null; a blog has its archive',
    'path of the pages: "landing"',
  ])
  expect(migration.config.headTags).toEqual([
    { tag: 'meta', attributes: { name: 'robots', content: 'nofollow, noindex' } },
  ])
})

it('reports what the owner changes in Docusaurus itself, whichever way it is installed', () => {
  const dir = mkdtempSync(join(tmpdir(), 'patched-'))
  mkdirSync(join(dir, 'patches'))
  mkdirSync(join(dir, '.yarn/patches'), { recursive: true })
  const patch = (name: string) => writeFileSync(join(dir, name), '')
  patch('patches/@docusaurus+mdx-loader+3.10.1.patch')
  patch('patches/@docusaurus__core@3.8.1.patch')
  patch('patches/@docusaurus__theme-classic.patch')
  patch('patches/react+19.0.0.patch')
  patch('.yarn/patches/@docusaurus-utils-npm-3.8.1-5d07c2ad7c.patch')
  const patches = (siteDir: string) => {
    const notes = createNotes()
    findPatches(siteDir, dir, notes)
    return notes.list.map(({ what }) => what)
  }
  expect(patches(dir).map(what => what.split(' ').at(-1))).toEqual(
    expect.arrayContaining([
      '@docusaurus/mdx-loader',
      '@docusaurus/core',
      '@docusaurus/theme-classic',
      '@docusaurus/utils',
    ]),
  )
  expect(patches(dir)).toHaveLength(4)
  expect(patches(join(dir, 'website'))[0]).toMatch(/^\.\.\/patches\/@docusaurus/)
})

it('chooses the same files for pages and posts, and the same addresses for lists', () => {
  const exclude = ['parts/**']
  const blog = { exclude, tagsBasePath: 'topics', archiveBasePath: 'all' }
  const { config, notes } = migrated({ ...preset({ blog, pages: { exclude } }) }, { folders: [BLOG] })
  expect(config.pages).toEqual({ exclude })
  expect(config.blog).toMatchObject({ exclude, tagsPath: 'topics', archivePath: 'all' })
  expect(notes).toEqual([])
  expect(migrated(preset({ pages: false })).config.pages).toEqual({ exclude: ['**'] })
})

it('keeps the comments that mark lines of code', () => {
  const magicComments = [
    { className: 'theme-code-block-highlighted-line', line: 'highlight-next-line' },
    { className: 'wrong', line: 'this-is-wrong', block: { start: 'wrong-start', end: 'wrong-end' } },
  ]
  const { config, notes } = migrated({ themeConfig: { prism: { magicComments } } })
  expect(config.markdown).toMatchObject({ lineMarks: magicComments })
  expect(notes).toEqual([])
})

it('tells once what several sets of documents leave out', () => {
  const docs = (id: string) => ['@docusaurus/plugin-content-docs', { id, path: id, remarkPlugins: ['x'] }]
  expect(noted(migrated({ plugins: [docs('a'), docs('b')] }))).toEqual(['remarkPlugins'])
})

it('imports the plugins that replace parts of the old configuration', () => {
  const text = printConfig(migrated({ markdown: { mermaid: true } }))
  expect(text).toContain("import { diagrams } from 'inkstone-diagrams'\n")
  expect(text).toContain(
    "  plugins: [docusaurus({\n    css: [],\n  }), diagrams({\n    onFault: 'warn',\n  })],\n",
  )
})

it.each(['onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes', 'onBrokenMarkdownLinks'])(
  '%s: "error" is what earlier versions called "throw"',
  field => {
    expect(migrated({ [field]: 'error' }).config[field]).toBe('throw')
  },
)

it('a plugin of the site itself is no second set of documents, whatever it is called', () => {
  const migration = migrated({ ...preset({}), plugins: ['./src/plugins/plugin-content-docs'] })
  expect(Array.isArray(migration.config.docs)).toBe(false)
  expect(noted(migration)).toEqual(['The plugin ./src/plugins/plugin-content-docs'])
})
