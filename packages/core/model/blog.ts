import type { LastUpdate, PageLink, Tag } from './docs'

export interface BlogAuthor {
  key?: string
  name: string
  title?: string
  url?: string
  imageUrl?: string
  /** Address of the author's page, if any. */
  path?: string
}

export interface BlogPost {
  /** Address without base URL: "/blog/2025/3/v4-release". */
  path: string
  /** Source file, relative to the site folder. */
  source: string
  title: string
  /** Title for browsers and search engines, if it differs. */
  titleMeta?: string
  description?: string
  /** ISO date. */
  date: string
  tags: Tag[]
  authors: BlogAuthor[]
  keywords: string[]
  image?: string
  sidebarLabel?: string
  /** Whether the source has a truncate marker. */
  truncated: boolean
  draft: boolean
  unlisted: boolean
  hideToc: boolean
  tocLevels: { min: number; max: number }
  editUrl?: string
  lastUpdate?: LastUpdate
  format: 'md' | 'mdx'
  /** Rounded up; undefined when the blog hides reading times. */
  readingMinutes?: number
}

interface ListedPost {
  title: string
  path: string
  date: string
  unlisted?: boolean
}

export interface ArchivedPost {
  title: string
  path: string
  date: string
  description?: string
}

export interface BlogYear<Post = ListedPost> {
  year: string
  posts: Post[]
}

export interface Blog {
  /** Address of the blog, such as "/blog". */
  path: string
  title: string
  description: string
  sidebarTitle: string
  /** Newest first. */
  posts: BlogPost[]
  postsPerPage: number
  sidebar: BlogYear[]
  archivePath: string
  tags: { tag: Tag; posts: BlogPost[] }[]
  authors: { author: BlogAuthor; posts: BlogPost[] }[]
  tagsPath: string
  authorsPath: string
  /** Whether addresses of pages end with a slash. */
  trailingSlash: boolean
  feed: {
    types: ('rss' | 'atom')[]
    limit: number
    title?: string
    description?: string
  }
}

export interface PostView {
  path: string
  title: string
  date: string
  /** Minutes, rounded up. */
  readingMinutes?: number
  authors: BlogAuthor[]
  tags: Tag[]
  newer?: PageLink
  older?: PageLink
}
