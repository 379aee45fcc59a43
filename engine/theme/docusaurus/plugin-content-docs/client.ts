import { useDocs, usePage, useSite } from '../../../client'
import type { ClientDocs } from '../../../model'

const nameOf = <Version extends { name: string; label: string }>(version: Version) => version

export function useVersions(pluginId?: string) {
  return useDocs(pluginId).versions.map(nameOf)
}

export function useActiveVersion(pluginId?: string) {
  return useDocs(pluginId).active
}

export function useLatestVersion(pluginId?: string) {
  return useDocs(pluginId).latest
}

export function useDocsPreferredVersion(pluginId?: string) {
  const { preferred, prefer } = useDocs(pluginId)
  return { preferredVersion: preferred ?? null, savePreferredVersionName: prefer }
}

/** Active, preferred and latest version, without repeats. */
export function useDocsVersionCandidates(pluginId?: string) {
  return useDocs(pluginId).candidates
}

export function useActiveDocContext(pluginId?: string) {
  const { docId, docs, path } = usePage()
  const { active } = useDocs(pluginId)
  return {
    activeVersion: active,
    activeDoc: active && docId ? { id: docId, path } : undefined,
    alternateDocVersions: Object.fromEntries(
      Object.entries(docs?.alternates ?? {}).map(([name, path]) => [name, { id: docId, path }]),
    ),
  }
}

/** The document that a component stands on; of its facts, those that a browser has too. */
export function useDoc() {
  const { docId, docs, path } = usePage()
  if (!docId) throw new Error('useDoc() is for components on documents, and this page is none')
  const metadata = { id: docId, permalink: path, version: docs?.version }
  return {
    metadata: telling(metadata, 'useDoc().metadata'),
    frontMatter: telling({}, 'useDoc().frontMatter'),
  }
}

/** Sets of documents with their versions. */
export function useAllDocsData() {
  return Object.fromEntries(useSite().docs.map(docs => [docs.pluginId, docsData(docs)]))
}

export function useDocsData(pluginId?: string) {
  return docsData(useDocs(pluginId))
}

/** The list of all documents is not sent to browsers: it would grow with the site. */
function docsData({ pluginId, path, versions }: ClientDocs) {
  return {
    pluginId,
    path,
    versions: versions.map(version => telling({ ...version }, 'a version of useDocsData()')),
  }
}

/** Says what it does not have instead of giving nothing. */
function telling<Facts extends object>(facts: Facts, name: string): Facts & Record<string, unknown> {
  return new Proxy(facts as Facts & Record<string, unknown>, {
    get(known, key) {
      if (key in known || typeof key === 'symbol' || key === 'toJSON') return Reflect.get(known, key)
      const choices = Object.keys(known).join(', ') || 'nothing'
      throw new Error(
        `${name} has no "${key}" here, only: ${choices}. Give it to the component by a prop: <Component ${key}={frontMatter.${key}} />`,
      )
    },
  })
}
