import { statSync } from 'node:fs'
import { type BlogSettings, joinRoute } from '../../config'
import { type Blog, type BlogAuthor, type BlogPost, type Tag, withSlash } from '../../model'
import { join, relative } from '../../paths'
import type { Loading } from '../content'
import { findFiles } from '../source/find-files'
import { type PostFields, postFields } from '../source/front-matter-schema'
import type { FileHistory } from '../source/git-history'
import { rolledDate, toIsoDate } from '../source/iso-date'
import { readPage, reportLinks, titleOf, toEditUrl, toLastUpdate } from '../source/read-page'
import type { SourcePage } from '../source/source-page'
import { createTags, type ToTag } from '../tags'
import { createPictureCheck } from './author-pictures'
import { sidebarYears } from './blog-views'
import { type AuthorsMap, readAuthors, toPostAuthors } from './post-authors'
import { identifyPost } from './post-identity'
import { readingMinutes } from './reading-time'

export async function loadBlog(loading: Loading, settings: BlogSettings): Promise<Blog> {
  const path = settings.routeBasePath
  const { trailingSlash = false } = loading.site
  const pathOf = (below: string) => withSlash(joinRoute(path, below), trailingSlash)
  const authorsPath = pathOf(settings.authorsPath)
  const tagsPath = pathOf(settings.tagsPath)
  const authors = readAuthors(loading, settings, authorsPath)
  const toTag = createTags(loading, { dir: settings.path, path: tagsPath })
  const { siteDir } = loading
  const found = findFiles({ dir: join(siteDir, settings.path), siteDir, patterns: settings })
  reportLinks(loading, settings.path, found.refused)
  const pages = found.pages.map(file => ({
    file,
    page: readPage({ loading, source: `${settings.path}/${file}`, schema: postFields, isBlog: true }),
  }))
  const needsHistory =
    settings.lastUpdate.date ||
    settings.lastUpdate.author ||
    pages.some(({ file, page }) => !page.fields.date && !identifyPost(file, undefined).date)
  const history = needsHistory ? await loading.history() : undefined
  const checkPicture = createPictureCheck(loading)
  const authorsFile = `${settings.path}/${settings.authorsFile}`
  const posts = pages
    .map(({ file, page }) =>
      toPost({ loading, settings, file, page, authors, history: history?.get(page.source), toTag }),
    )
    .filter(post => !post.draft || loading.mode === 'development')
    .map(post => ({
      ...post,
      authors: post.authors.map(author => checkPicture(author, author.key ? authorsFile : post.source)),
    }))
    .sort((a, b) => b.date.localeCompare(a.date) || (a.path < b.path ? -1 : 1))
  const count = settings.sidebarCount === 'ALL' ? posts.length : settings.sidebarCount

  return {
    path,
    title: settings.title,
    description: settings.description,
    sidebarTitle: settings.sidebarTitle,
    posts,
    postsPerPage: settings.postsPerPage,
    sidebar: sidebarYears(posts.slice(0, count)),
    archivePath: pathOf(settings.archivePath),
    tags: groupPosts(posts, post => post.tags).map(([tag, own]) => ({ tag, posts: own })),
    authors: groupPosts(posts, post => post.authors).map(([author, own]) => ({ author, posts: own })),
    tagsPath,
    authorsPath,
    trailingSlash,
    feed: settings.feed,
  }
}

interface PostInput {
  loading: Loading
  settings: BlogSettings
  file: string
  page: SourcePage<PostFields>
  authors: AuthorsMap
  history: FileHistory | undefined
  toTag: ToTag
}

function toPost({ loading, settings, file, page, authors, history, toTag }: PostInput): BlogPost {
  const { fields, compiled, format } = page
  const { truncated } = compiled
  const identity = identifyPost(file, fields.slug)
  const { minHeadingLevel, maxHeadingLevel } = loading.site.tableOfContents
  const isHidden = fields.draft && loading.mode === 'production'
  if (!isHidden) {
    loading.sources.set(page.source, compiled)
    const where = { file: relative(loading.root, join(loading.siteDir, page.source)) }
    loading.warnings.push(
      ...(truncated ? [] : [{ ...UNTRUNCATED, where }]),
      ...(identity.noDate ? [{ ...describeNoDate(identity.noDate), where }] : []),
    )
  }
  return {
    path: withSlash(joinRoute(settings.routeBasePath, identity.slug), loading.site.trailingSlash),
    source: page.source,
    title: fields.title ?? titleOf(compiled) ?? identity.name,
    titleMeta: fields.title_meta,
    description: fields.description ?? compiled.firstText,
    date: toPostDate({ loading, page, identity, history }),
    tags: (fields.tags ?? []).map(toTag),
    authors: toPostAuthors(page, authors),
    keywords: fields.keywords ?? [],
    image: fields.image,
    sidebarLabel: fields.sidebar_label,
    truncated,
    draft: fields.draft ?? false,
    unlisted: fields.unlisted ?? false,
    hideToc: fields.hide_table_of_contents ?? false,
    tocLevels: {
      min: fields.toc_min_heading_level ?? minHeadingLevel,
      max: fields.toc_max_heading_level ?? maxHeadingLevel,
    },
    editUrl: toEditUrl(page, settings.editUrl ?? loading.editBase),
    lastUpdate: toLastUpdate({ page, shown: settings.lastUpdate, history }),
    format,
    ...(settings.readingTime && { readingMinutes: minutesOf(loading, page) }),
  }
}

function minutesOf({ memory, site }: Loading, { source, text }: SourcePage<PostFields>): number {
  const remembered = memory.pages.get(source)
  const minutes = remembered?.minutes ?? readingMinutes(text, site.locale.htmlLang)
  if (remembered) remembered.minutes = minutes
  return minutes
}

function toPostDate(input: {
  loading: Loading
  page: SourcePage<PostFields>
  identity: { date?: string }
  history: FileHistory | undefined
}): string {
  const { page, loading } = input
  const written = page.fields.date
  const exact = written === undefined ? undefined : toIsoDate(written)
  const date = exact ?? (written === undefined ? undefined : rolledDate(written))
  if (date && !exact) {
    const what = `"date" names a day that its month does not have: "${written}"; it is taken for ${date.slice(0, 10)}.`
    page.report({ path: ['date'], what, remedy: 'Write that day.', severity: 'warning' })
  }
  if (written !== undefined && !date) {
    const what = `"date" is not a date: "${written}".`
    page.report({ path: ['date'], what, remedy: 'Write it as 2025-03-06 or 2025-03-06 10:30.' })
  }
  const known = date ?? input.identity.date ?? input.history?.created
  if (known) return known
  const made = statSync(join(loading.siteDir, page.source)).birthtime.toISOString()
  const day = made.slice(0, 10)
  if (written === undefined)
    page.report({
      path: ['title'],
      what: `The post has no date; it gets ${day}, the day its file was made, which changes with every copy.`,
      remedy: `Add "date: ${day}", or the day you want, to its front matter.`,
      severity: 'warning',
    })
  return made
}

/** Groups listed posts by tag or author; skips those without a page. */
function groupPosts<Key extends Tag | BlogAuthor>(
  posts: BlogPost[],
  keysOf: (post: BlogPost) => Key[],
): [Key, BlogPost[]][] {
  const groups = new Map<string, [Key, BlogPost[]]>()
  for (const post of posts) {
    if (post.unlisted) continue
    for (const key of keysOf(post)) {
      if (!key.path) continue
      const known = groups.get(key.path)
      if (known) known[1].push(post)
      else groups.set(key.path, [key, [post]])
    }
  }
  return [...groups.values()]
}

const UNTRUNCATED = {
  what: 'This post has no truncate marker, so lists show all of it.',
  remedy: 'Put <!-- truncate --> (in .mdx: {/* truncate */}) after its first paragraph.',
}

function describeNoDate(written: string) {
  return {
    what: `"${written}" in the name of this file is not a date.`,
    remedy: 'Rename it, such as 2025-03-06-name.md.',
  }
}
