import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'inkstone/paths'
import type { Notes } from './notes'

/** Where package managers keep what an owner changed in packages. */
const FOLDERS = ['patches', '.yarn/patches']

/** Names of packages as patch-package, pnpm and Yarn write them: "@docusaurus+core+3.8.1.patch". */
const PATCH = /^@docusaurus(?:\+|__|-)([a-z-]+?)(?:(?:-npm-|[+@]).*)?\.patch$/

/** Notes changes of Docusaurus' own code that the owner installs with it. */
export function findPatches(siteDir: string, checkout: string, notes: Notes): void {
  const folders = [...new Set([siteDir, checkout])].flatMap(dir => FOLDERS.map(folder => join(dir, folder)))
  for (const folder of folders.filter(existsSync))
    for (const file of readdirSync(folder)) {
      const [, name] = PATCH.exec(file) ?? []
      const path = relative(siteDir, join(folder, file))
      if (name) notes.visible('', `${path}, which changes @docusaurus/${name}`, 'Look at what it changed')
    }
}
