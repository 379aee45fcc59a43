import type { ScopedComponent } from '../../config'
import { basename } from '../../paths'
import type { PageImport } from '../compile/source-parts'
import { isPackage } from './packages'
import { listComponentFiles } from './site-modules'

export function listComponents(siteDir: string): Record<string, ScopedComponent> {
  const own = listComponentFiles(siteDir).map(file => [
    basename(file).replace(/\..*$/, ''),
    { file, exported: 'default' },
  ])
  return Object.fromEntries(own)
}

export function scopeImports(scope: Record<string, ScopedComponent>): PageImport[] {
  return Object.values(scope)
    .filter(({ file }) => !isScopePage(file))
    .map(({ file, exported, isLibrary }) => ({ file, names: [exported], isLibrary }))
}

export function scopePages(scope: Record<string, ScopedComponent>): string[] {
  return Object.values(scope).flatMap(({ file }) => (isScopePage(file) ? file : []))
}

export function isScopePage(file: string): boolean {
  return /\.mdx?$/.test(file) && !isPackage(file)
}
