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

/** The file that a fence includes; undefined where it has its own code. */
export function starterFileOf({ attributes: { file } }: Pick<Fence, 'attributes'>): StarterFile | undefined {
  const [, place = '', path = ''] = /^starter:([^/]+\/(.+))$/.exec(file ?? '') ?? []
  return file === undefined
    ? undefined
    : { path, text: Object.hasOwn(stored, place) ? stored[place] : undefined }
}
