import { statSync } from 'node:fs'
import type { Site } from '../config'
import type { Problem } from '../report'
import { parseFields } from './source/front-matter'
import type { GitHistory } from './source/git-history'
import type { SourcePage } from './source/source-page'

export interface ContentMemory {
  /** Answers of Git, and the state of the repository that they belong to. */
  git: { state?: string; history?: Promise<GitHistory>; editBase?: Promise<string | undefined> }
  fields: Map<string, ReturnType<typeof parseFields>>
  /** Pages by source file, as the site they were read for asked; only while the site is edited. */
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

/** Front matter is parsed once: most files are as they were when one of them is edited. */
export function rememberFields({ fields }: ContentMemory, yaml: string): ReturnType<typeof parseFields> {
  const known = fields.get(yaml) ?? parseFields(yaml)
  fields.set(yaml, known)
  return known
}

/** Differs between two states of a file. */
export function stampOf(file: string): string {
  const { mtimeMs, ctimeMs, size } = statSync(file)
  return `${mtimeMs} ${ctimeMs} ${size}`
}
