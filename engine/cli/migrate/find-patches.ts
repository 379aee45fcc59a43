import { existsSync, readdirSync } from 'node:fs'
import { join } from '../../paths'
import type { LeftOut } from './to-site-config'

/** Where package managers keep what an owner changed in packages. */
const FOLDERS = ['patches', '.yarn/patches']

/** Names of packages as patch-package, pnpm and Yarn write them: "@docusaurus+core+3.8.1.patch". */
const PATCH = /^@docusaurus(?:\+|__|-)([a-z-]+?)(?:(?:-npm-|[+@]).*)?\.patch$/

/** Changes of Docusaurus' own code that the owner installs with it. */
export function findPatches(dirs: string[]): LeftOut[] {
  return [...new Set(dirs)].flatMap(dir =>
    FOLDERS.filter(folder => existsSync(join(dir, folder))).flatMap(folder =>
      readdirSync(join(dir, folder)).flatMap(file => {
        const [, name] = PATCH.exec(file) ?? []
        return name
          ? { at: '', what: `${folder}/${file}, which changes the code of @docusaurus/${name}` }
          : []
      }),
    ),
  )
}
