const VERSION = '3.8.1'
const REACT = '19.1.0'

/** The classic preset with defaults: Prism in the browser, no built-in search (hosted Algolia is its standard). */
export const docusaurus = createPeer({ id: 'docusaurus', name: 'Docusaurus', future: '{}' })

/** The same with Rspack, SWC and Lightning CSS. */
export const docusaurusFaster = createPeer({
  id: 'docusaurus-faster',
  name: 'Docusaurus faster',
  future: '{ v4: true, experimental_faster: true }',
  packages: { '@docusaurus/faster': VERSION },
  // The latest version with binaries in registries.
  overrides: { '@swc/html': '1.16.2' },
})

function createPeer({ id, name, future, packages, overrides }) {
  return {
    id,
    name,
    packages: {
      '@docusaurus/core': VERSION,
      '@docusaurus/preset-classic': VERSION,
      '@mdx-js/react': '3.1.0',
      react: REACT,
      'react-dom': REACT,
      ...packages,
    },
    // The version at its release: later ones reject options of its progress bar.
    overrides: { webpack: '5.99.9', ...overrides },
    content: 'docs',
    dialect: {},
    files: () => ({
      'docs/intro.md': '---\ntitle: 开始\nslug: /\n---\n\n从这里开始。\n',
      'docusaurus.config.js': `export default {
  title: 'bench',
  url: 'https://bench.example',
  baseUrl: '/',
  future: ${future},
  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: { navbar: { title: 'bench' } },
}
`,
    }),
    command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    out: 'build',
    page: '/topic-1/page-50',
    searchNote: 'none of its own',
  }
}
