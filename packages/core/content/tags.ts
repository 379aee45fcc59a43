import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { describeIssues, joinRoute } from '../config'
import { type DocsVersion, type GeneratedIndex, type Tag, withSlash } from '../model'
import { join, relative } from '../paths'
import type { Loading } from './content'
import { locateInYaml, parseFields } from './source/front-matter'

type WrittenTag = string | { label: string; permalink: string }

export type ToTag = (written: WrittenTag) => Tag

const TAGS_FILE = 'tags.yml'

const text = z.string()
const tagsFields = z.record(
  text,
  z.object({ label: text, permalink: text, description: text }).partial().nullable(),
)

/** Reads the tags file of a docs or blog folder, if it exists, with labels, addresses and descriptions by key. */
export function createTags(loading: Loading, { dir, path }: { dir: string; path: string }): ToTag {
  const known = readTagsFile(loading, join(loading.siteDir, dir, TAGS_FILE))
  const pathOf = (permalink: string) => withSlash(joinRoute(path, permalink), loading.site.trailingSlash)
  return written => {
    if (typeof written !== 'string') return { label: written.label, path: pathOf(written.permalink) }
    const { label = written, permalink = toKebab(written), description } = known[written] ?? {}
    return { label, path: pathOf(permalink), ...(description && { description }) }
  }
}

export function tagsPathOf({ path }: { path: string }): string {
  return joinRoute(path, 'tags')
}

function readTagsFile(loading: Loading, file: string): NonNullable<z.output<typeof tagsFields>> {
  if (!existsSync(file)) return {}
  const yaml = readFileSync(file, 'utf8')
  const shown = relative(loading.root, file)
  const { data, faults } = parseFields(yaml)
  for (const { what, remedy, ...place } of faults)
    loading.problems.push({ what, where: { file: shown, ...place }, remedy })
  const result = tagsFields.safeParse(data)
  if (result.success) return result.data
  for (const { path, what, remedy } of describeIssues(result.error.issues, data))
    loading.problems.push({ what, where: { file: shown, ...locateInYaml(yaml, path) }, remedy })
  return {}
}

function toKebab(label: string): string {
  return label
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
}

/** Returns the tag pages of a version: one per tag and one that lists them; none without tags. */
export function tagIndexes(
  { name, docs }: Pick<DocsVersion, 'name' | 'docs'>,
  path: string,
): GeneratedIndex[] {
  const groups = new Map<string, { tag: Tag; docs: DocsVersion['docs'] }>()
  for (const doc of docs.filter(({ unlisted }) => !unlisted))
    for (const tag of doc.tags) {
      const group = groups.get(tag.path) ?? { tag, docs: [] }
      group.docs.push(doc)
      groups.set(tag.path, group)
    }
  if (groups.size === 0) return []
  const page = { version: name, sidebar: '', keywords: [] }
  const list = [...groups.values()].sort((a, b) => a.tag.label.localeCompare(b.tag.label))
  return [
    {
      ...page,
      path,
      title: '',
      items: list.map(({ tag, docs: tagged }) => ({
        label: tag.label,
        href: tag.path,
        external: false,
        count: tagged.length,
      })),
    },
    ...list.map(({ tag, docs: tagged }) => ({
      ...page,
      path: tag.path,
      title: tag.label,
      description: tag.description,
      items: tagged.map(doc => ({
        label: doc.title,
        href: doc.path,
        external: false,
        description: doc.description,
      })),
    })),
  ]
}
