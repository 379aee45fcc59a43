import { joinRoute } from '../../config'
import {
  type ArchivedPost,
  type Blog,
  type BlogPost,
  type BlogYear,
  type PageLink,
  type PostView,
  withSlash,
} from '../../model'

export interface PostListPage {
  path: string
  title: string
  posts: BlogPost[]
  newerPath?: string
  olderPath?: string
  of?: { label: string; kind: 'tag' | 'author' }
  description?: string
}

/** Groups posts by year, newest year first; keeps the order of posts. */
function groupByYear<Post extends { date: string }>(posts: Post[]): BlogYear<Post>[] {
  const years = new Map<string, BlogYear<Post>>()
  for (const post of posts) {
    const year = post.date.slice(0, 4)
    if (!years.has(year)) years.set(year, { year, posts: [] })
    years.get(year)!.posts.push(post)
  }
  return [...years.values()].sort((a, b) => Number(b.year) - Number(a.year))
}

export function sidebarYears(posts: BlogPost[]): BlogYear[] {
  return groupByYear(
    posts.map(({ title, sidebarLabel, path, date, unlisted }) => ({
      title: sidebarLabel ?? title,
      path,
      date,
      ...(unlisted && { unlisted }),
    })),
  )
}

/** Returns all listed posts by year, with full titles and descriptions. */
export function archiveYears(blog: Blog): BlogYear<ArchivedPost>[] {
  return groupByYear(
    listedPosts(blog).map(({ title, path, date, description }) => ({ title, path, date, description })),
  )
}

/** Returns the breadcrumbs of a page of the blog. */
export function blogTrail(blog: Blog, label: string): { label: string; path?: string }[] {
  return [{ label: blog.title, path: withSlash(blog.path, blog.trailingSlash) }, { label }]
}

/** Returns every page of every post list: the blog, then its tags and its authors. */
export function postListPages(blog: Blog): PostListPage[] {
  const { title } = blog
  const path = withSlash(blog.path, blog.trailingSlash)
  return [
    ...paginate(blog, { path, title, posts: listedPosts(blog) }),
    ...blog.tags.flatMap(({ tag, posts }) =>
      paginate(blog, {
        path: tag.path,
        title: tag.label,
        description: tag.description,
        posts,
        of: { label: tag.label, kind: 'tag' },
      }),
    ),
    ...blog.authors.flatMap(({ author, posts }) => {
      const of = { label: author.name, kind: 'author' as const }
      return paginate(blog, { path: author.path ?? '', title: author.name, posts, of })
    }),
  ]
}

export function createPostViews(blog: Blog): (post: BlogPost) => PostView {
  const listed = listedPosts(blog)
  const places = new Map(listed.map((post, index) => [post.path, index]))
  return ({ path, title, date, authors, tags, readingMinutes }) => {
    const place = places.get(path) ?? Number.NaN
    const newer = toLink(listed[place - 1])
    const older = toLink(listed[place + 1])
    return { path, title, date, readingMinutes, authors, tags, newer, older }
  }
}

export function feedsOf(blogs: Blog[]) {
  return blogs.flatMap(blog =>
    blog.feed.types.map(type => ({ blog, type, path: joinRoute(blog.path, `${type}.xml`) })),
  )
}

function listedPosts(blog: Blog): BlogPost[] {
  return blog.posts.filter(post => !post.unlisted)
}

function toLink(post: BlogPost | undefined): PageLink | undefined {
  return post && { title: post.title, path: post.path }
}

function paginate(blog: Blog, list: PostListPage): PostListPage[] {
  const count = Math.max(1, Math.ceil(list.posts.length / blog.postsPerPage))
  const pathOf = (page: number) =>
    page === 1 ? list.path : withSlash(joinRoute(list.path, `page/${page}`), blog.trailingSlash)
  return Array.from({ length: count }, (_, index) => {
    const page = index + 1
    return {
      ...list,
      path: pathOf(page),
      posts: list.posts.slice(index * blog.postsPerPage, page * blog.postsPerPage),
      newerPath: page > 1 ? pathOf(page - 1) : undefined,
      olderPath: page < count ? pathOf(page + 1) : undefined,
    }
  })
}
