import { existsSync, statSync } from 'node:fs'
import type { Resolved } from '../../config'
import { join, listBelow } from '../../paths'
import { themeDir } from '../project/engine-file'
import { ASSET_FILE } from './assets'

const ENDINGS = [
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

/** Returns the first existing file among some paths, which may lack an extension. */
export function findCode(paths: string[]): string | undefined {
  return paths
    .flatMap(path => ENDINGS.map(ending => path + ending))
    .find(file => /\.\w+$/.test(file) && existsSync(file))
}

/** Returns the same for text imports, which also accept files without an extension: Dockerfile, Makefile. */
export function findText(paths: string[]): string | undefined {
  return paths.find(path => statSync(path, { throwIfNoEntry: false })?.isFile()) ?? findCode(paths)
}

/** Returns the kind of a file as import target, by its extension. */
export function kindOf(file: string): Exclude<Resolved['kind'], 'package'> {
  if (/\.mdx?$/.test(file)) return 'page'
  if (ASSET_FILE.test(file)) return 'asset'
  if (file.endsWith('.css')) return 'sheet'
  return /\.[cm]?[jt]sx?$/.test(file) ? 'module' : 'data'
}

/** Returns the file of a theme component such as `Tabs`, or of a hook such as `useBaseUrl`. */
export function themeFile(part: string): string | undefined {
  return PART.test(part) ? findCode([join(themeDir(), part)]) : undefined
}

/** Public modules of the theme; all others are internal. */
const PART = /^(?:[A-Z]|use[A-Z])/

/** Returns the names of all public theme modules. */
export function themeNames(): string[] {
  return moduleNames(themeDir()).filter(name => PART.test(name))
}

/** Returns the import names of all modules below a folder. */
export function moduleNames(dir: string): string[] {
  return listBelow(dir)
    .filter(file => /\.tsx?$/.test(file))
    .map(file => file.replace(/(?:\/index)?\.tsx?$/, ''))
    .sort()
}
