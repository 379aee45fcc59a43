import { parseFields } from './front-matter'
import type { GitHistory } from './git-history'

/** What reading a site again takes over from the last time: answers of Git, and front matter by its text. */
export interface ContentMemory {
  history?: Promise<GitHistory>
  editBase?: Promise<string | undefined>
  fields: Map<string, ReturnType<typeof parseFields>>
}

export function createContentMemory(): ContentMemory {
  return { fields: new Map() }
}

/** Front matter is parsed once: most files are as they were when one of them is edited. */
export function rememberFields({ fields }: ContentMemory, yaml: string): ReturnType<typeof parseFields> {
  const known = fields.get(yaml) ?? parseFields(yaml)
  fields.set(yaml, known)
  return known
}
