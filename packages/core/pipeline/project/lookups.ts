import {
  createAlternates,
  createDocNavigation,
  createPostViews,
  entriesAround,
  type PostListPage,
  postListPages,
} from '../../content'
import type {
  Blog,
  BlogPost,
  Doc,
  DocNavigation,
  DocsVersion,
  GeneratedIndex,
  PostView,
  SidebarNode,
} from '../../model'
import { blogKey, firstByPath, versionKey } from '../page/page-plan'
import type { Project } from './project'

export interface VersionLookup {
  version: DocsVersion
  docs: Map<string, Doc>
  indexes: Map<string, GeneratedIndex>
  sidebars: Map<string, SidebarNode[]>
  navigation: (path: string) => DocNavigation
  /** Returns the entries of the category around a document. */
  entriesAround: (path: string) => GeneratedIndex['items']
  groups: Map<string, string>
}

export interface BlogLookup {
  blog: Blog
  posts: Map<string, BlogPost>
  lists: Map<string, PostListPage>
  sidebar: SidebarNode[]
  viewPost: (post: BlogPost) => PostView
}

/** Indexes of everything that pages look up by key: list searches would be too slow for ten thousand pages. */
export interface Lookups {
  versions: Map<string, VersionLookup>
  blogs: Map<string, BlogLookup>
  alternates: (pluginId: string, docId: string) => Record<string, string>
}

export function createLookups({ content, clientSite }: Pick<Project, 'content' | 'clientSite'>): Lookups {
  const { versions, blogs } = content
  const links = clientSite.navbar.items
    .flatMap(item => (item.type === 'dropdown' ? item.items : [item]))
    .flatMap(item => (item.type === 'link' ? item : []))
  return {
    versions: new Map(
      versions.map(version => {
        const byId = new Map(version.docs.map(doc => [doc.id, doc]))
        const groups = links.flatMap(link => {
          const sidebar = link.sidebarId ?? (link.docId ? byId.get(link.docId)?.sidebar : undefined)
          return sidebar ? [[sidebar, link.label] as const] : []
        })
        return [
          versionKey(version),
          {
            version,
            docs: firstByPath(version.docs),
            indexes: firstByPath(version.generatedIndexes),
            sidebars: new Map(version.sidebars.map(({ id, nodes }) => [id, nodes])),
            navigation: createDocNavigation(version),
            entriesAround: path => entriesAround(version, path),
            groups: new Map(groups),
          },
        ]
      }),
    ),
    blogs: new Map(blogs.map(blog => [blogKey(blog), lookUpBlog(blog)])),
    alternates: createAlternates(versions),
  }
}

function lookUpBlog(blog: Blog): BlogLookup {
  return {
    blog,
    posts: firstByPath(blog.posts),
    lists: firstByPath(postListPages(blog)),
    sidebar: blogSidebar(blog),
    viewPost: createPostViews(blog),
  }
}

/** Converts the blog's sidebar to the form of a docs sidebar, with a category per year. */
export function blogSidebar(blog: Blog): SidebarNode[] {
  return blog.sidebar.map(({ year, posts }) => ({
    type: 'category',
    label: year,
    collapsed: false,
    collapsible: false,
    items: posts.map(({ title, path, unlisted }) => ({
      type: 'link',
      label: title,
      href: path,
      external: false,
      unlisted,
    })),
  }))
}
