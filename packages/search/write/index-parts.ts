import type { CodeFragment, IndexGeneration, IndexManifest } from '../index-format'

/** Code letters per file: a few pages each, so that large sites do not have twice as many files. */
const PACK_LENGTH = 4000

/** Splits lines of terms into files. */
export function cutShards(lines: string[]): string[][] {
  const length = shardLength(lines)
  const shards: string[][] = []
  let size = length
  for (const line of lines) {
    if (size >= length) {
      shards.push([])
      size = 0
    }
    shards.at(-1)!.push(line)
    size += line.length
  }
  return shards
}

/** Splits the code of pages into files; returns the file of each page, or -1 for none. */
export function packCode(pages: { code: string[][] }[]): {
  packs: CodeFragment['pages'][]
  packOf: number[]
} {
  const packs: CodeFragment['pages'][] = []
  let size = PACK_LENGTH
  const packOf = pages.map(({ code }, page) => {
    const length = code.flat().reduce((sum, fence) => sum + fence.length, 0)
    if (length === 0) return -1
    if (size >= PACK_LENGTH) {
      packs.push({})
      size = 0
    }
    size += length
    packs.at(-1)![page] = code
    return packs.length - 1
  })
  return { packs, packOf }
}

/** Splits words into lists of about 60 KB, without splitting a first letter. */
export function cutByLetter(words: string[]): string[][] {
  const lists: string[][] = []
  let size = 0
  let letter = ''
  for (const word of words) {
    if (lists.length === 0 || (word[0] !== letter && size > 60_000)) {
      lists.push([])
      size = 0
    }
    letter = word[0]!
    lists.at(-1)!.push(word)
    size += word.length + 1
  }
  return lists
}

/** Returns the combinations of facets, and runs of pages with the same one. */
export function readFacets(
  pages: { language: string; tag: string; category: string }[],
): Pick<IndexManifest, 'facets' | 'facetRuns'> {
  const facets: IndexManifest['facets'] = []
  const facetRuns: IndexManifest['facetRuns'] = []
  for (const own of pages) {
    const wanted = [own.language, own.tag, own.category] as const
    let facet = facets.findIndex(known => wanted.every((value, place) => known[place] === value))
    if (facet < 0) facet = facets.push([...wanted]) - 1
    const last = facetRuns.at(-1)
    if (last?.[0] === facet) last[1]++
    else facetRuns.push([facet, 1])
  }
  return { facets, facetRuns }
}

/** Finds the pages of an older generation. */
export function findGeneration(
  { label, names, paths }: { label: string; names: string[]; paths: string[] },
  pages: { path: string }[],
): IndexGeneration {
  const runs: IndexGeneration['runs'] = []
  for (const [page, { path }] of pages.entries()) {
    if (!paths.some(start => path === start || path.startsWith(`${start}/`))) continue
    const last = runs.at(-1)
    if (last && last[0] + last[1] === page) last[1]++
    else runs.push([page, 1])
  }
  return { label, names, runs }
}

/**
 * Returns the shard size: small for a small site, larger for others, so that neither a query nor the manifest
 * grows much.
 */
function shardLength(lines: string[]): number {
  const total = lines.reduce((sum, line) => sum + line.length, 0)
  return Math.min(32_000, Math.max(1_500, Math.sqrt(total) * 3))
}
