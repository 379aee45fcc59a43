import { statSync } from 'node:fs'
import type { Site } from '../config'
import type { Problem } from '../report'
import { parseFields } from './source/front-matter'
import type { GitHistory } from './source/git-history'
import type { SourcePage } from './source/source-page'

export interface ContentMemory {
  /** Cached Git results, with the repository state that they belong to. */
  git: { state?: string; history?: Promise<GitHistory>; editBase?: Promise<string | undefined> }
  fields: Map<string, ReturnType<typeof parseFields>>
  /** Cached pages by source file, valid for `site`; used in development only. */
  pages: Map<string, RememberedPage>
  site?: Site
}

export interface RememberedPage {
  stamp: string
  page: Omit<SourcePage<Record<string, unknown>>, 'report'>
  yaml: string
  problems: Problem[]
  minutes?: number
}

export function createContentMemory(): ContentMemory {
  return { git: {}, fields: new Map(), pages: new Map() }
}

/** Parses front matter with a cache, because an edit changes only one of the files. */
export function rememberFields({ fields }: ContentMemory, yaml: string): ReturnType<typeof parseFields> {
  const known = fields.get(yaml) ?? parseFields(yaml)
  fields.set(yaml, known)
  return known
}

/** Returns a string that changes when the file changes. */
export function stampOf(file: string): string {
  const { mtimeMs, ctimeMs, size } = statSync(file)
  return `${mtimeMs} ${ctimeMs} ${size}`
}
