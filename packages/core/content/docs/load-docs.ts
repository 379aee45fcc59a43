import { existsSync } from 'node:fs'
import type { DocsSettings, VersionSettings } from '../../config'
import { joinRoute, toModuleProblems } from '../../config'
import { type Doc, withSlash } from '../../model'
import { join, relative } from '../../paths'
import type { Loading } from '../content'
import { type FoundFiles, findFiles } from '../source/find-files'
import { type DocFields, docFields, pluginFields } from '../source/front-matter-schema'
import type { FileHistory } from '../source/git-history'
import { readPage, reportLinks, titleOf, toEditUrl, toLastUpdate } from '../source/read-page'
import type { SourcePage } from '../source/source-page'
import { createTags, type ToTag, tagsPathOf } from '../tags'
import { identifyDoc } from './doc-identity'

export interface LoadedDoc {
  doc: Doc
  page: SourcePage<DocFields>
}

export interface VersionInput {
  loading: Loading
  docs: DocsSettings
  version: VersionSettings
}

export interface LoadedDocs {
  loaded: LoadedDoc[]
  draftIds: string[]
  categories: FoundFiles['categories']
}

export async function loadDocs({ loading, docs, version }: VersionInput): Promise<LoadedDocs> {
  const { siteDir } = loading
  const { pages, categories, refused } = findFiles({
    dir: join(siteDir, version.dir),
    siteDir,
    patterns: docs,
  })
  reportLinks(loading, version.dir, refused)
  if (pages.length === 0) reportEmpty({ loading, docs, version })
  const needsHistory = docs.lastUpdate.date || docs.lastUpdate.author
  // Git runs while the files are read.
  const pending = needsHistory ? loading.history() : undefined
  const schema = docFields(loading.hooks)
  const pluginNames = Object.keys(pluginFields(loading.hooks))
  const read = pages.map(file => {
    const source = `${version.dir}/${file}`
    return { file, page: readPage({ loading, source, schema, pluginNames }) }
  })
  const history = await pending
  const toTag = createTags(loading, { dir: version.dir, path: tagsPathOf(version) })
  const loaded: LoadedDoc[] = []
  const draftIds: string[] = []
  for (const { file, page } of read) {
    const doc = toDoc({
      loading,
      docs,
      version,
      file,
      page,
      history: history?.get(page.source),
      toTag,
    })
    if (doc.draft && loading.mode === 'production') {
      draftIds.push(doc.id)
      continue
    }
    loading.sources.set(page.source, page.compiled)
    loaded.push({ doc, page })
  }
  reportSharedIds(loaded)
  return { loaded, draftIds, categories }
}

interface DocInput extends VersionInput {
  file: string
  page: SourcePage<DocFields>
  history: FileHistory | undefined
  toTag: ToTag
}

function toDoc({ loading, docs, version, file, page, history, toTag }: DocInput): Doc {
  const { fields, compiled, format } = page
  if (fields.id?.includes('/')) {
    const what = `Document id "${fields.id}" cannot include slash.`
    page.report({ path: ['id'], what, remedy: 'Keep the last part; folders give the rest of the id.' })
  }
  const numberPrefix = docs.numberPrefix && fields.parse_number_prefixes !== false
  const { id, name, slug, position } = identifyDoc({ file, id: fields.id, slug: fields.slug, numberPrefix })
  const heading = titleOf(compiled)
  const { minHeadingLevel, maxHeadingLevel } = loading.site.tableOfContents

  return {
    id,
    version: version.name,
    path: withSlash(joinRoute(version.path, slug), loading.site.trailingSlash),
    source: page.source,
    title: fields.title ?? heading ?? name,
    description: fields.description ?? compiled.firstText,
    showTitle: !heading && !fields.hide_title,
    keywords: fields.keywords ?? [],
    image: fields.image,
    fields: page.pluginFields,
    tags: (fields.tags ?? []).map(toTag),
    draft: fields.draft ?? false,
    unlisted: fields.unlisted ?? false,
    hideToc: fields.hide_table_of_contents ?? false,
    tocLevels: {
      min: fields.toc_min_heading_level ?? minHeadingLevel,
      max: fields.toc_max_heading_level ?? maxHeadingLevel,
    },
    sidebarLabel: fields.sidebar_label,
    sidebarPosition: fields.sidebar_position ?? position,
    sidebarClassName: fields.sidebar_class_name,
    paginationLabel: fields.pagination_label,
    paginationNext: fields.pagination_next,
    paginationPrev: fields.pagination_prev,
    displayedSidebar: fields.displayed_sidebar,
    editUrl: toEditUrl(page, docs.editUrl ?? loading.editBase),
    lastUpdate: toLastUpdate({ page, shown: docs.lastUpdate, history }),
    format,
  }
}

/** Names the version only if there are several: authors of other sites do not know its name. */
export function ofVersion({ versions }: DocsSettings, name: string): string {
  return versions.length > 1 ? ` of version "${name}"` : ''
}

/** Reports docs folders that do not exist, which explains missing sidebar items and links. */
export function missingDocsFolders({ site, siteDir, root }: Pick<Loading, 'site' | 'siteDir' | 'root'>) {
  const faults = site.docs.flatMap((docs, index) =>
    docs.versions.flatMap(({ name, dir }, at) => {
      const folder = join(siteDir, dir)
      if (existsSync(folder)) return []
      const what = `The docs folder "${relative(root, folder)}"${ofVersion(docs, name)} does not exist.`
      const place = dir === docs.path ? ['path'] : ['versions', at]
      const remedy = 'Create it, or fix the site config: it names the folder or the version.'
      return [{ path: ['docs', index, ...place], what, remedy }]
    }),
  )
  return toModuleProblems({ faults, file: site.configFile, root })
}

function reportEmpty({ loading, docs, version }: VersionInput) {
  const { problems, siteDir, root, site } = loading
  const folder = relative(root, join(siteDir, version.dir))
  const what = `The docs folder "${folder}"${ofVersion(docs, version.name)} holds no document.`
  const remedy = 'Put a .md or .mdx file there, or fix the folder in the site config.'
  const faults = [{ path: ['docs', site.docs.indexOf(docs), 'path'], what, remedy }]
  problems.push(...toModuleProblems({ faults, file: site.configFile, root }))
}

function reportSharedIds(loaded: LoadedDoc[]) {
  const first = new Map<string, LoadedDoc>()
  for (const { doc, page } of loaded) {
    const other = first.get(doc.id)
    if (!other) {
      first.set(doc.id, { doc, page })
      continue
    }
    const what = `Two documents have the id "${doc.id}": ${other.doc.source} and ${doc.source}.`
    page.report({ path: ['id'], what, remedy: 'Rename one file, or give it another "id".' })
  }
}
