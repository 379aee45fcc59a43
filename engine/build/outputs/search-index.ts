import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageHead } from '../../model'
import type { Project } from '../../pipeline'
import { buildIndex, categoryOf, type SearchPage, type SynonymRule } from '../../search'
import { makeHanTables, pinyinTerms } from '../../search/node'
import type { Output } from '../output'
import type { PageRecord } from '../page-record'

/** Folder of the index below the base URL. */
export const SEARCH_INDEX_DIR = 'search-index'

interface Input {
  project: Project
  records: PageRecord[]
  output: Output
}

/** Writes the embedded search index. */
export async function writeSearchIndex({ project, records, output }: Input): Promise<void> {
  for (const [name, data] of await makeSearchIndex(project, records)) {
    const kind = name === 'manifest.json' ? 'index-entry' : 'index-part'
    await output.write(`${SEARCH_INDEX_DIR}/${name}`, data, kind)
  }
}

/** What search needs of a page; records of a build and pages of the dev server both have it. */
type Searchable = Pick<PageRecord, 'path' | 'title' | 'group' | 'searchTag' | 'facts'> & {
  head: Pick<PageHead, 'noindex' | 'canonical' | 'keywords' | 'description'>
}

/** The files of the index, by name. */
export async function makeSearchIndex(
  project: Project,
  pages: Searchable[],
): Promise<Map<string, Uint8Array>> {
  const { files } = await buildIndex(toSearchPages(project, pages), {
    pinyin: pinyinTerms,
    hanTables: makeHanTables,
    synonyms: readSynonyms(project.siteDir),
    generations: project.site.search.generations,
  })
  return new Map(files.map(({ name, data }) => [name, data]))
}

/** Pages as search takes them; those that may not be indexed are left out. */
export function* toSearchPages(project: Project, pages: Searchable[]): Generator<SearchPage> {
  const language = project.site.locale.htmlLang
  const { generations = [] } = project.site.search
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
      badge: generations.find(({ paths }) => paths.some(start => isBelow(path, start)))?.label,
    }
  }
}

function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`)
}

function readSynonyms(siteDir: string): SynonymRule[] {
  const file = join(siteDir, 'data/synonyms.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SynonymRule[]) : []
}
