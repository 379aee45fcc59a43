import { listFolders } from '../synthetic-pages.mjs'

/** The default theme with its local search. */
export const vitepress = {
  id: 'vitepress',
  name: 'VitePress',
  packages: { vitepress: '2.0.0-alpha.20' },
  // A later version lacks the binary for this platform.
  overrides: { rolldown: '1.2.15', vite: '8.3.5' },
  content: 'docs',
  dialect: { title: '#' },
  files: count => ({
    'docs/index.md': '# 开始\n\n从这里开始。\n',
    'docs/.vitepress/config.mjs': `import { readdirSync } from 'node:fs'

const folders = ${JSON.stringify(listFolders(count))}
export default {
  title: 'bench',
  lang: 'zh-CN',
  cleanUrls: true,
  themeConfig: {
    search: { provider: 'local' },
    sidebar: folders.map(folder => ({
      text: folder,
      collapsed: true,
      items: readdirSync('docs/' + folder).map(file => ({ text: file.slice(0, -3), link: '/' + folder + '/' + file.slice(0, -3) })),
    })),
  },
}
`,
  }),
  command: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
  out: 'docs/.vitepress/dist',
  page: '/topic-1/page-50',
  searchNote: 'local search',
  search: { button: '.VPNavBarSearchButton', field: '#localsearch-input', hit: '#localsearch-list .result' },
}
