import initial from '@site/data/generated/playground-initial.json'
import type { PlaygroundResult } from './plugin/transform'

/** Precomputed results that pages show before the playground is used, with their versions. */
interface FirstResults {
  /** The plugin line of the results. */
  line: string
  /** Versions of each line that can be run. */
  versions: Record<string, { plugin: string; tailwind: string }>
  results: Record<string, PlaygroundResult & { still: string }>
}

export const { line: firstLine, versions, results: firstResults } = initial as FirstResults
