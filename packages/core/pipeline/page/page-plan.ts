import type { Content } from '../../content'
import { postListPages, type Route } from '../../content'
import { NOT_FOUND_PATH } from '../../model'

/** A page to render, as references only: small enough to send thousands to workers. */
export type PagePlan =
  | { kind: 'doc'; path: string; version: string }
  | { kind: 'generated-index'; path: string; version: string }
  | { kind: 'post'; path: string; blog: string }
  | { kind: 'post-list' | 'archive' | 'tags' | 'authors'; path: string; blog: string }
  | { kind: 'search' | 'not-found'; path: string }
  | { kind: 'component'; path: string; file: string }

interface PlanInput {
  content: Content
  searchPath: string | false
  pages: Route[]
  /** If pages share an address, whether only the first one is rendered; otherwise all are, and the build fails. */
  isFirstShown: boolean
}

export function planPages({
  content: { versions, blogs },
  searchPath,
  pages,
  isFirstShown,
}: PlanInput): PagePlan[] {
  const docs = versions.flatMap((version): PagePlan[] => {
    const key = versionKey(version)
    return [
      ...version.docs.map(({ path }) => ({ kind: 'doc' as const, path, version: key })),
      ...version.generatedIndexes.map(({ path }) => ({
        kind: 'generated-index' as const,
        path,
        version: key,
      })),
    ]
  })
  const posts = blogs.flatMap((blog): PagePlan[] => {
    const key = blogKey(blog)
    return [
      ...blog.posts.map(({ path }) => ({ kind: 'post' as const, path, blog: key })),
      ...postListPages(blog).map(({ path }) => ({ kind: 'post-list' as const, path, blog: key })),
      { kind: 'archive', path: blog.archivePath, blog: key },
      ...(blog.tags.length > 0 ? [{ kind: 'tags' as const, path: blog.tagsPath, blog: key }] : []),
      ...(blog.authors.length > 0 ? [{ kind: 'authors' as const, path: blog.authorsPath, blog: key }] : []),
    ]
  })
  const plans: PagePlan[] = [
    { kind: 'not-found', path: NOT_FOUND_PATH },
    ...docs,
    ...posts,
    ...(searchPath ? [{ kind: 'search' as const, path: searchPath }] : []),
    ...pages.map(({ path, source }) => ({ kind: 'component' as const, path, file: source! })),
  ]
  return isFirstShown ? [...firstByPath(plans).values()] : plans
}

/** Maps items by address; for duplicates, the first one wins. */
export function firstByPath<T extends { path: string }>(things: readonly T[]): Map<string, T> {
  const first = new Map<string, T>()
  for (const thing of things) if (!first.has(thing.path)) first.set(thing.path, thing)
  return first
}

export function versionKey({ pluginId, name }: { pluginId: string; name: string }): string {
  return `${pluginId}/${name}`
}

export function blogKey({ path }: { path: string }): string {
  return `blog${path}`
}

/** "pages/about.tsx" -> "/about", "pages/index.tsx" -> "/". */
export function pageRoute(file: string): Route {
  const path = file
    .replace(/^(?:src\/)?pages/, '')
    .replace(/\.(?:[jt]sx?|mdx?)$/, '')
    .replace(/\/index$/, '')
  return { path: path || '/', source: file }
}
