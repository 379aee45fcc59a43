import type { Hooks, Site } from '../config'
import { createMarkdown } from '../markdown'
import { NOT_FOUND_PATH } from '../model'
import { relative } from '../paths'
import { type Problem, SiteError, splitProblems } from '../report'
import { loadBlog } from './blog/load-blog'
import type { Compile, Content, Loading } from './content'
import { missingDocsFolders } from './docs/load-docs'
import { loadVersion } from './docs/load-version'
import { readEditBase } from './edit-base'
import { loadStandalone } from './load-standalone'
import { type ContentMemory, createContentMemory } from './memory'
import { resolveNavbar } from './resolve-navbar'
import { checkRoutes, contentRoutes, freeRedirects, type Route } from './routes'
import { readGitHistory } from './source/git-history'
import { readGitState } from './source/git-state'

export interface LoadInput {
  site: Site
  /** Absolute path of the site folder. */
  siteDir: string
  /** Absolute path; problems name files relative to it. */
  root: string
  /** Drafts are only published in development. */
  mode: 'production' | 'development'
  /** Exports of the files that `sidebarFiles` returns, by the same names. */
  sidebars: Record<string, unknown>
  hooks?: Hooks
  /** Routes from elsewhere, such as the landing page, which are checked for duplicates as well. */
  pages?: Route[]
  /** By default, links and images are left as written. */
  compile?: Compile
  memory?: ContentMemory
}

export interface LoadedContent {
  content: Content
  redirects: Site['redirects']
  problems: Problem[]
  warnings: Problem[]
}

/** Reads documents, sidebars and posts, and checks all references between them. */
export async function loadContent(input: LoadInput): Promise<LoadedContent> {
  const { site, siteDir, root, pages = [], compile = compilePlain, memory = createContentMemory() } = input
  const needsEditBase = [...site.docs, ...site.blog].some(({ editUrl }) => !editUrl)
  forgetStale(memory, { site, siteDir })
  const { git } = memory
  const readBase = () => {
    git.editBase ??= readEditBase(siteDir)
    return git.editBase
  }
  const loading: Loading = {
    ...input,
    history: () => {
      git.history ??= readGitHistory(siteDir)
      return git.history
    },
    editBase: needsEditBase ? await readBase() : undefined,
    memory,
    compile,
    sources: new Map(),
    frontMatter: new Map(),
    problems: [],
    warnings: [],
  }
  const content: Content = {
    versions: [],
    blogs: [],
    sources: loading.sources,
    frontMatter: loading.frontMatter,
    standalone: new Map(),
    files: new Map(),
  }

  const missing = missingDocsFolders(loading)
  if (missing.length > 0) throw new SiteError(missing)
  for (const docs of site.docs) {
    for (const version of docs.versions) {
      const loaded = await guard(loading, () => loadVersion({ loading, docs, version }))
      if (loaded) content.versions.push(loaded)
    }
  }
  for (const blog of site.blog) {
    const loaded = await guard(loading, () => loadBlog(loading, blog))
    if (loaded) content.blogs.push(loaded)
  }
  const shownPages = pages.filter(page => !page.source || loadStandalone(loading, content, page.source))

  const searchPage = site.search.searchPagePath
  const routes: Route[] = [
    { path: NOT_FOUND_PATH, made: 'the page for addresses that lead nowhere' },
    ...contentRoutes(content),
    ...(searchPage ? [{ path: searchPage, made: 'the search page' }] : []),
    ...shownPages,
  ]
  for (const { path, source } of routes) if (source) content.files.set(source, path)
  const navbar = resolveNavbar({ site, versions: content.versions, root })
  const { errors, warnings } = splitProblems(checkRoutes({ site, siteDir, root, routes }))
  return {
    content,
    redirects: freeRedirects(site, routes),
    problems: [...loading.problems, ...navbar.problems, ...errors],
    warnings: [...loading.warnings, ...warnings],
  }
}

/** Drops cached Git results after a commit, and cached pages after a config change. */
function forgetStale(memory: ContentMemory, { site, siteDir }: Pick<LoadInput, 'site' | 'siteDir'>) {
  const state = readGitState(siteDir)
  if (memory.git.state !== state) memory.git = { state }
  if (memory.site !== site) memory.pages.clear()
  memory.site = site
}

function compilePlain({ source, ...input }: Parameters<Compile>[0]): ReturnType<Compile> {
  const resolve = { resolveLink: (href: string) => href, resolveAsset: (url: string) => ({ url }) }
  return createMarkdown({}).compile({ ...input, ...resolve, file: source })
}

async function guard<T>(loading: Loading, load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof SiteError) loading.problems.push(...error.problems)
    else
      loading.problems.push({ what: String(error), where: { file: relative(loading.root, loading.siteDir) } })
    return undefined
  }
}
