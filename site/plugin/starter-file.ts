import type { Fence } from 'inkstone/config'
import files from '../data/generated/starter-files.json'

const stored = files as Record<string, string>

/** A file of starters/ that a fence shows: `file="starter:taro-vite-tw4/config/index.ts"`. */
export interface StarterFile {
  /** Path in the reader's project. */
  path: string
  /** Absent where it is not stored. */
  text?: string
}

/** The file that a fence includes, or the lines of it that `lines="1,20-32"` names; undefined without `file`. */
export function starterFileOf({
  attributes: { file, lines },
}: Pick<Fence, 'attributes'>): StarterFile | undefined {
  if (file === undefined) return undefined
  const [, place = '', path = ''] = /^starter:([^/]+\/(.+))$/.exec(file) ?? []
  const text = Object.hasOwn(stored, place) ? stored[place] : undefined
  return { path, text: text !== undefined && lines ? pickLines(text, lines) : text }
}

/** Lines of a file; a comment stands where others are left out. */
function pickLines(text: string, wanted: string): string {
  const all = text.split('\n')
  const parts = wanted.split(',').map(range => {
    const [from = 1, to = from] = range.split('-').map(Number)
    return { from, to, code: all.slice(from - 1, to).join('\n') }
  })
  return parts
    .map(({ from, code }, index) => (from > (parts[index - 1]?.to ?? 0) + 1 ? `// …\n${code}` : code))
    .concat((parts.at(-1)?.to ?? 0) < all.length ? ['// …'] : [])
    .join('\n')
}
