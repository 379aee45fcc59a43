import { z } from 'zod'
import { filePatterns, toFolder, toRoute } from './docs-schema'
import { strict } from './schema-problems'

/** The blog. */
export const blogSchema = strict({
  /** Folder of the posts, inside the site folder. */
  path: z.string().default('blog').transform(toFolder),
  /** Which files of the folder are posts, as glob patterns. */
  ...filePatterns('**/*.{md,mdx}'),
  /** Address of the blog. */
  routeBasePath: z.string().default('blog').transform(toRoute),
  /** Title of the list, in search engines and, where there are several blogs, of the feeds. */
  title: z.string().default('Blog'),
  description: z.string().default('Blog'),
  /** Heading of the sidebar. */
  sidebarTitle: z.string().default('Recent posts'),
  /** How many posts the sidebar holds. */
  sidebarCount: z
    .union([z.int().min(0), z.literal('ALL')], { error: 'must be a whole number or "ALL"' })
    .default(5),
  postsPerPage: z.int().min(1, 'must be 1 or more').default(10),
  /** Addresses below the blog. */
  archivePath: z.string().default('archive'),
  tagsPath: z.string().default('tags'),
  authorsPath: z.string().default('authors'),
  /** Authors by key, inside the blog folder; used when it exists. */
  authorsFile: z.string().default('authors.yml'),
  /** Edit links are this address plus the source path inside the site folder; else git's remote and branch give it. */
  editUrl: z.url({ error: 'must be a full URL' }).optional(),
  /** What of the last change to show under a post. */
  lastUpdate: strict({
    date: z.boolean().default(false),
    author: z.boolean().default(false),
  }).prefault({}),
  /** Whether posts show how long they take to read. */
  readingTime: z.boolean().default(true),
  feed: strict({
    types: z.array(z.enum(['rss', 'atom'])).default(['rss', 'atom']),
    /** How many of the newest posts a feed holds. */
    limit: z.int().min(1, 'must be 1 or more').default(20),
    /** Default: the site title and "Blog", or the title of the blog where there are several. */
    title: z.string().optional(),
    description: z.string().optional(),
  }).prefault({}),
})

/** The blog, checked. */
export type BlogSettings = z.output<typeof blogSchema>
