import { listFolders } from '../synthetic-pages.mjs'

/** The default theme with Pagefind. Its Markdown has no heading ids and only supports links by address. */
export const starlight = {
  id: 'starlight',
  name: 'Starlight',
  packages: { '@astrojs/starlight': '0.42.4', astro: '7.3.4' },
  // A later version lacks the binary for this platform.
  overrides: { rolldown: '1.2.15', vite: '8.3.5' },
  // Astro 7 rejects older versions.
  node: '22.23.3',
  content: 'src/content/docs',
  dialect: {
    heading: text => text,
    link: to => `/${to.replace(/^(\.\.?\/)+/, '')}/`,
    tip: title => `:::tip[${title}]`,
  },
  files: count => ({
    'src/content/docs/index.md': '---\ntitle: 开始\n---\n\n从这里开始。\n',
    'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

const folders = ${JSON.stringify(listFolders(count))}
export default defineConfig({
  site: 'https://bench.example',
  integrations: [
    starlight({
      title: 'bench',
      locales: { root: { label: '中文', lang: 'zh-CN' } },
      sidebar: folders.map(folder => ({
        label: folder,
        collapsed: true,
        items: [{ autogenerate: { directory: folder } }],
      })),
    }),
  ],
})
`,
  }),
  command: ['node_modules/astro/bin/astro.mjs', 'build'],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  out: 'dist',
  page: '/topic-1/page-50/',
  searchNote: 'Pagefind',
  search: {
    button: 'site-search button[data-open-modal]',
    field: 'site-search dialog input',
    hit: 'site-search .pagefind-ui__result-link',
  },
}
