import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Project } from './project'

/** The file behind an import in a page, or null; packages and the theme are no files of the site. */
export function resolveModule(
  project: Pick<Project, 'siteDir'>,
  importer: string,
  specifier: string,
): string | null {
  if (!/^(?:\.|@site\/)/.test(specifier)) return null
  const path = specifier.startsWith('@site/')
    ? join(project.siteDir, specifier.slice('@site/'.length))
    : resolve(dirname(importer), specifier)
  const candidates = [
    '',
    '.tsx',
    '.ts',
    '.jsx',
    '.js',
    '.static.tsx',
    '.mdx',
    '.md',
    '/index.tsx',
    '/index.ts',
    '/index.jsx',
    '/index.js',
  ]
  return candidates.map(suffix => path + suffix).find(file => /\.\w+$/.test(file) && existsSync(file)) ?? null
}

/** Island ids are paths relative to the site folder: the same in the registry of the client bundle. */
export function islandId(project: Pick<Project, 'siteDir'>, file: string): string {
  return relative(project.siteDir, file)
}
