import type { Fence } from 'inkstone/config'
import files from '../data/generated/starter-files.json'

const stored = files as Record<string, string>

/** A file of starters/ that a fence includes: `file="starter:taro-vite-tw4/config/index.ts"`. */
export interface StarterFile {
  /** Path in the reader's project. */
  path: string
  /** Undefined if it is not stored. */
  text?: string
}

/** Returns the file that a fence includes, or its lines in `lines="1,20-32"`; undefined without `file`. */
export function starterFileOf({
  attributes: { file, lines },
}: Pick<Fence, 'attributes'>): StarterFile | undefined {
  if (file === undefined) return undefined
  const [, place = '', path = ''] = /^starter:([^/]+\/(.+))$/.exec(file) ?? []
  const text = Object.hasOwn(stored, place) ? stored[place] : undefined
  return { path, text: text !== undefined && lines ? pickLines(text, lines) : text }
}

/** Returns some lines of a file, with a comment in place of omitted ones. */
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
