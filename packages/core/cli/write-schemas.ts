import { mkdirSync, writeFileSync } from 'node:fs'
import { editorSchemas } from '../content'
import { join, relative } from '../paths'
import { createAssets, loadSite, openHooks } from '../pipeline'
import type { Reporter } from '../report'

interface Input {
  root: string
  siteDir: string
  cacheDir: string
  reporter: Reporter
}

/** Writes the JSON Schemas of front matter and category files where the editor settings look for them. */
export async function writeSchemas({ root, siteDir, cacheDir, reporter }: Input): Promise<void> {
  const loaded = await loadSite({ root, siteDir, cacheDir, assets: createAssets('/') })
  const hooks = await openHooks({ config: loaded.module, root, site: loaded.site, siteDir, cacheDir })
  const dir = join(root, '.vscode/schemas')
  mkdirSync(dir, { recursive: true })
  for (const [name, schema] of Object.entries(editorSchemas(hooks)))
    writeFileSync(join(dir, name), `${JSON.stringify(schema, null, 2)}\n`)
  reporter.info(`the schemas are in ${relative(root, dir)}/`)
}
