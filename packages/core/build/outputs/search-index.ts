import { existsSync, readFileSync } from 'node:fs'
import { categoryOf, type SearchPage, type SynonymRule } from 'inkstone-search'
import { z } from 'zod'
import type { PageHead } from '../../model'
import { join, relative } from '../../paths'
import { contentHash, type Project } from '../../pipeline'
import { SiteError } from '../../report'
import type { Output } from '../output'
import type { PageRecord } from '../page-record'
import type { OutputKind } from './manifest'

const SEARCH_INDEX_DIR = 'search-index'

/** Entry file of the index, which names the others. */
export const INDEX_ENTRY = `${SEARCH_INDEX_DIR}/manifest.json`

interface Input {
  project: Project
  records: PageRecord[]
  output: Output
  /** Index record of the last build. */
  last?: WrittenIndex
}

export const writtenIndexSchema = z.object({
  /** Hash of the index's input. */
  key: z.string(),
  files: z.array(z.string()),
})

export type WrittenIndex = z.output<typeof writtenIndexSchema>

/** Writes the embedded search index, or reuses the last one if its input is unchanged. */
export async function writeSearchIndex({ project, records, output, last }: Input): Promise<WrittenIndex> {
  const { search, locale } = project.site
  const pages = records.map(({ path, key }) => [path, key])
  const key = contentHash(JSON.stringify([search, locale, readSynonyms(project), pages]))
  if (last?.key === key && output.reuse(last.files.map(toOutput))) return last
  const files = await makeSearchIndex(project, records)
  for (const [name, data] of files) {
    const { path, kind } = toOutput(name)
    await output.write(path, data, kind)
  }
  return { key, files: [...files.keys()] }
}

function toOutput(name: string): { path: string; kind: OutputKind } {
  const kind = name === 'manifest.json' ? 'index-entry' : 'index-part'
  return { path: `${SEARCH_INDEX_DIR}/${name}`, kind }
}

/** Facts about a page for the search index, from records of a build or pages of the dev server. */
type Searchable = Pick<PageRecord, 'path' | 'title' | 'group' | 'searchTag' | 'facts'> & {
  head: Pick<PageHead, 'noindex' | 'canonical' | 'keywords' | 'description'>
}

export async function makeSearchIndex(
  project: Project,
  pages: Searchable[],
): Promise<Map<string, Uint8Array>> {
  // Imported on demand: these contain large tables of Chinese characters, and a rebuild rarely needs them.
  const [{ buildIndex }, { makeHanTables, pinyinTerms }] = await Promise.all([
    import('inkstone-search'),
    import('inkstone-search/node'),
  ])
  const { files } = await buildIndex(toSearchPages(project, pages), {
    pinyin: pinyinTerms,
    hanTables: makeHanTables,
    synonyms: readSynonyms(project),
    generations: project.site.search.generations,
  })
  return new Map(files.map(({ name, data }) => [name, data]))
}

/** Converts pages for the search index; skips those that must not be indexed. */
export function* toSearchPages(project: Project, pages: Searchable[]): Generator<SearchPage> {
  const language = project.site.locale.htmlLang
  const { generations = [] } = project.site.search
  const referrers = countReferrers(pages, project.site.baseUrl)
  for (const { path, title, group, searchTag, facts, head } of pages) {
    if (head.noindex || facts.sections.length === 0) continue
    yield {
      path,
      url: head.canonical,
      lvl0: group,
      title,
      sections: facts.sections,
      language,
      tag: searchTag,
      category: categoryOf(path, project.site.search.filters),
      description: head.description,
      keywords: head.keywords,
      referrers: referrers.get(path),
      badge: generations.find(({ paths }) => paths.some(start => isBelow(path, start)))?.label,
    }
  }
}

function countReferrers(pages: Searchable[], baseUrl: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { path, facts } of pages) {
    const targets = new Set(
      facts.links
        .filter(({ kind, href }) => kind === 'link' && href.startsWith(baseUrl))
        .map(({ href }) => `/${href.slice(baseUrl.length)}`.replace(/\/?(?:[?#].*)?$/s, '')),
    )
    targets.delete(path)
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1)
  }
  return counts
}

function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`)
}

const synonymsSchema: z.ZodType<SynonymRule[]> = z.array(
  z.strictObject({
    from: z.array(z.string()),
    to: z.array(z.string()),
    weight: z.number().min(0).max(1).optional(),
    together: z.boolean().optional(),
  }),
)

function readSynonyms({ root, siteDir }: Pick<Project, 'root' | 'siteDir'>): SynonymRule[] {
  const file = join(siteDir, 'data/synonyms.json')
  if (!existsSync(file)) return []
  const where = { file: relative(root, file) }
  const remedy = 'write a list of { "from": ["what readers say"], "to": ["words of the pages"] }'
  let read: unknown
  try {
    read = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SiteError({ what: `invalid JSON: ${(error as Error).message}`, where, remedy })
  }
  const { data, error } = synonymsSchema.safeParse(read)
  if (data) return data
  throw new SiteError(
    error.issues.map(({ path, message }) => ({ what: `${path.join('.')}: ${message}`, where, remedy })),
  )
}
