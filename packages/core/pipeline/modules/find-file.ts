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

/** The file that one of some paths means, whose ending may be left out. */
export function findCode(paths: string[]): string | undefined {
  return paths
    .flatMap(path => ENDINGS.map(ending => path + ending))
    .find(file => /\.\w+$/.test(file) && existsSync(file))
}

/** The same where its text is asked for, which files without an ending have too: a Dockerfile, a Makefile. */
export function findText(paths: string[]): string | undefined {
  return paths.find(path => statSync(path, { throwIfNoEntry: false })?.isFile()) ?? findCode(paths)
}

/** What a file is to those who import it, by its ending. */
export function kindOf(file: string): Exclude<Resolved['kind'], 'package'> {
  if (/\.mdx?$/.test(file)) return 'page'
  if (ASSET_FILE.test(file)) return 'asset'
  if (file.endsWith('.css')) return 'sheet'
  return /\.[cm]?[jt]sx?$/.test(file) ? 'module' : 'data'
}

/** The file of a part of the theme, such as `Tabs`, or of a hook, such as `useBaseUrl`. */
export function themeFile(part: string): string | undefined {
  return PART.test(part) ? findCode([join(themeDir(), part)]) : undefined
}

/** Other files of the theme are its own. */
const PART = /^(?:[A-Z]|use[A-Z])/

/** Names of all parts of the theme. */
export function themeNames(): string[] {
  return moduleNames(themeDir()).filter(name => PART.test(name))
}

/** Modules below a folder, by the names that imports give them. */
export function moduleNames(dir: string): string[] {
  return listBelow(dir)
    .filter(file => /\.tsx?$/.test(file))
    .map(file => file.replace(/(?:\/index)?\.tsx?$/, ''))
    .sort()
}
