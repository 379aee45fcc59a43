import { existsSync, readFileSync } from 'node:fs'
import { type BlogSettings, describeIssues, joinRoute } from '../../config'
import { type BlogAuthor, withSlash } from '../../model'
import { join, relative } from '../../paths'
import { bulletChoices } from '../../report'
import type { Loading } from '../content'
import { locateInYaml, parseFields } from '../source/front-matter'
import { type AuthorFields, authorsFields, type PostFields } from '../source/front-matter-schema'
import type { SourcePage } from '../source/source-page'

/** Authors by key; undefined without an authors file. */
export type AuthorsMap = Map<string, BlogAuthor> | undefined

export function readAuthors(loading: Loading, blog: BlogSettings, authorsBase: string): AuthorsMap {
  const file = join(loading.siteDir, blog.path, blog.authorsFile)
  if (!existsSync(file)) return undefined
  const yaml = readFileSync(file, 'utf8')
  const shown = relative(loading.root, file)
  const { data, faults } = parseFields(yaml)
  for (const { what, remedy, ...place } of faults)
    loading.problems.push({ what, where: { file: shown, ...place }, remedy })
  // Keeps the keys, so that posts are not reported for unknown authors as well.
  if (faults.length > 0)
    return new Map([...yaml.matchAll(/^([^\s#:]+):/gm)].map(([, key]) => [key!, { key, name: key! }]))
  const result = authorsFields.safeParse(data)
  if (!result.success) {
    for (const { path, what, remedy } of describeIssues(result.error.issues, data)) {
      loading.problems.push({ what, where: { file: shown, ...locateInYaml(yaml, path) }, remedy })
    }
    return new Map(Object.keys(data).map(key => [key, { key, name: key }]))
  }
  return new Map(
    Object.entries(result.data).map(([key, fields]) => [
      key,
      { ...toAuthor(fields), key, path: withSlash(joinRoute(authorsBase, key), loading.site.trailingSlash) },
    ]),
  )
}

/** Returns the authors of a post: keys of the authors file, or inline definitions in the front matter. */
export function toPostAuthors(page: SourcePage<PostFields>, authors: AuthorsMap): BlogAuthor[] {
  const { fields } = page
  if (fields.authors === undefined) return toLegacyAuthor(fields)
  const list = Array.isArray(fields.authors) ? fields.authors : [fields.authors]
  return list.flatMap((entry, index) => {
    const own = typeof entry === 'string' ? { key: entry } : entry
    const known = own.key === undefined ? undefined : authors?.get(own.key)
    if (own.key !== undefined && !known) {
      const path = Array.isArray(fields.authors) ? ['authors', index] : ['authors']
      page.report({ path, ...describeUnknown(own.key, authors) })
      return []
    }
    if (!known && !own.name && !own.image_url && !own.imageURL)
      page.report({
        path: ['authors', index],
        what: 'An author of this post has no name.',
        remedy: 'Write { name: … }, or a key of the authors file.',
        severity: 'warning',
      })
    return [{ ...known, ...toAuthor({ ...own, name: own.name ?? known?.name }) }]
  })
}

function describeUnknown(key: string, authors: AuthorsMap) {
  if (!authors) {
    return {
      what: `Can't reference blog post authors by a key (such as '${key}') because no authors map file could be loaded.`,
      remedy:
        "Please double-check your blog config (in particular 'authorsFile'), ensure the file exists at the configured path, is not empty, and is valid!",
    }
  }
  const keys = bulletChoices([...authors.keys()])
  return {
    what: `Blog author with key "${key}" not found in the authors map file.`,
    remedy: `Valid author keys are:\n${keys}`,
  }
}

function toAuthor(fields: AuthorFields): BlogAuthor {
  const imageUrl = fields.image_url ?? fields.imageURL
  const { title, url } = fields
  return {
    name: fields.name ?? '',
    ...(title !== undefined && { title }),
    ...(url !== undefined && { url }),
    ...(imageUrl !== undefined && { imageUrl }),
  }
}

function toLegacyAuthor(fields: PostFields): BlogAuthor[] {
  if (!fields.author) return []
  const author = {
    name: fields.author,
    title: fields.author_title ?? fields.authorTitle,
    url: fields.author_url ?? fields.authorURL,
    image_url: fields.author_image_url ?? fields.authorImageURL,
  }
  return [toAuthor(author)]
}
