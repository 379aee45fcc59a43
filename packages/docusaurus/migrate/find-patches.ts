import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'inkstone/paths'
import type { LeftOut } from './to-site-config'

/** Where package managers keep what an owner changed in packages. */
const FOLDERS = ['patches', '.yarn/patches']

/** Names of packages as patch-package, pnpm and Yarn write them: "@docusaurus+core+3.8.1.patch". */
const PATCH = /^@docusaurus(?:\+|__|-)([a-z-]+?)(?:(?:-npm-|[+@]).*)?\.patch$/

/** Changes of Docusaurus' own code that the owner installs with it. */
export function findPatches(siteDir: string, checkout: string): LeftOut[] {
  return [...new Set([siteDir, checkout])].flatMap(dir =>
    FOLDERS.map(folder => join(dir, folder))
      .filter(existsSync)
      .flatMap(folder =>
        readdirSync(folder).flatMap(file => {
          const [, name] = PATCH.exec(file) ?? []
          const path = relative(siteDir, join(folder, file))
          return name ? { at: '', what: `${path}, which changes the code of @docusaurus/${name}` } : []
        }),
      ),
  )
}
