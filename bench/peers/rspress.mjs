/** The default theme with its built-in search. */
export const rspress = {
  id: 'rspress',
  name: 'Rspress',
  packages: { '@rspress/core': '2.0.22' },
  // For registries that lack version 1.0.1.
  overrides: {
    'mdast-util-to-markdown-cjk-friendly': '^1.0.0',
    'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '^1.0.0',
  },
  content: 'docs',
  dialect: { title: '#' },
  files: () => ({
    'docs/index.md': '# 开始\n\n从这里开始。\n',
    'rspress.config.mjs': `export default {
  root: 'docs',
  title: 'bench',
  lang: 'zh',
}
`,
  }),
  command: ['node_modules/@rspress/core/bin/rspress.js', 'build'],
  out: 'doc_build',
  page: '/topic-1/page-50',
  searchNote: 'built-in search',
  search: { button: '.rp-search-button', field: '.rp-search-panel__input', hit: '.rp-suggest-item__link' },
}
