import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'inkstone/paths'
import type { Notes } from './notes'

/** Folders in which package managers keep patches of packages. */
const FOLDERS = ['patches', '.yarn/patches']

/** File names of patch-package, pnpm and Yarn: "@docusaurus+core+3.8.1.patch". */
const PATCH = /^@docusaurus(?:\+|__|-)([a-z-]+?)(?:(?:-npm-|[+@]).*)?\.patch$/

/** Notes patches of Docusaurus' own code. */
export function findPatches(siteDir: string, checkout: string, notes: Notes): void {
  const folders = [...new Set([siteDir, checkout])].flatMap(dir => FOLDERS.map(folder => join(dir, folder)))
  for (const folder of folders.filter(existsSync))
    for (const file of readdirSync(folder)) {
      const [, name] = PATCH.exec(file) ?? []
      const path = relative(siteDir, join(folder, file))
      if (name) notes.visible('', `${path}, which changes @docusaurus/${name}`, 'Look at what it changed')
    }
}
