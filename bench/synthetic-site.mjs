// Writes a site of this engine with the synthetic pages.
import { join } from 'node:path'
import { discard } from './discard.mjs'
import { writePages } from './synthetic-pages.mjs'
import { writeFiles } from './write-files.mjs'

/** Writes a site of `count` pages to `dir`; `flat` puts all of them on one sidebar level. */
export function writeSyntheticSite(dir, { count, flat }) {
  discard(dir)
  writePages(join(dir, 'docs'), { count, flat })
  writeFiles(dir, {
    'docs/intro.md': '---\ntitle: 开始\n---\n\n从这里开始。\n',
    'pages/index.md': '[开始](/docs/intro)\n',
    'site.config.ts': CONFIG,
  })
}

const CONFIG = `import { defineConfig } from 'inkstone/config'

export default defineConfig({
  title: 'bench',
  url: 'https://bench.example',
  docs: { lastUpdate: { date: false } },
  navbar: { items: [{ type: 'doc', docId: 'intro', label: '开始' }] },
})
`
