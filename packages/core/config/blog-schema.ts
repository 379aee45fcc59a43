import { z } from 'zod'
import { filePatterns, toFolder, toRoute } from './docs-schema'
import { strict } from './schema-problems'

const atLeastOne = z.int().min(1, 'must be 1 or more')

export const blogSchema = strict({
  path: z.string().default('blog').transform(toFolder).meta({
    description: 'Folder of the posts, relative to the site folder.',
    example: 'news',
  }),
  ...filePatterns('**/*.{md,mdx}'),
  routeBasePath: z.string().default('blog').transform(toRoute).meta({
    description: 'Address of the blog.',
    example: 'news',
  }),
  title: z.string().default('Blog').meta({
    description: 'Title of the list of posts, and of the feeds where there are several blogs.',
    example: 'News',
  }),
  description: z.string().default('Blog').meta({
    description: 'Description of the list of posts for search engines.',
    example: 'What changed in each release',
  }),
  sidebarTitle: z.string().default('Recent posts').meta({
    description: 'Heading of the sidebar.',
    example: 'Latest',
  }),
  sidebarCount: z
    .union([z.int().min(0), z.literal('ALL')], { error: 'must be a whole number or "ALL"' })
    .default(5)
    .meta({ description: 'Number of posts in the sidebar.', example: 'ALL' }),
  postsPerPage: atLeastOne.default(10).meta({
    description: 'Number of posts on a page of the list.',
    example: 20,
  }),
  archivePath: z.string().default('archive').meta({
    description: 'Address of the archive, below that of the blog.',
    example: 'all',
  }),
  tagsPath: z.string().default('tags').meta({
    description: 'Address of the tags, below that of the blog.',
    example: 'topics',
  }),
  authorsPath: z.string().default('authors').meta({
    description: 'Address of the authors, below that of the blog.',
    example: 'people',
  }),
  authorsFile: z.string().default('authors.yml').meta({
    description: 'File in the blog folder that lists authors by key; optional.',
    example: 'people.yml',
  }),
  editUrl: z.url({ error: 'must be a full URL' }).optional().meta({
    description:
      'Edit links are this address plus the path of the source in the site folder. Default: taken from the remote and the branch in git.',
    example: 'https://github.com/me/docs/edit/main',
  }),
  lastUpdate: strict({
    date: z.boolean().default(false).meta({ description: 'Shows when it was last changed.', example: true }),
    author: z.boolean().default(false).meta({ description: 'Shows who last changed it.', example: true }),
  })
    .prefault({})
    .meta({ description: 'What to show of the last change of a post.', example: { date: true } }),
  readingTime: z.boolean().default(true).meta({
    description: 'Shows how long a post takes to read.',
    example: false,
  }),
  feed: strict({
    types: z
      .array(z.enum(['rss', 'atom']))
      .default(['rss', 'atom'])
      .meta({ description: 'Kinds of feeds to write.', example: ['atom'] }),
    limit: atLeastOne.default(20).meta({
      description: 'Number of newest posts in a feed.',
      example: 50,
    }),
    title: z.string().optional().meta({
      description: 'Title of the feed. Default: the title of the site and "Blog".',
      example: 'Releases',
    }),
    description: z.string().optional().meta({
      description: 'Description of the feed. Default: that of the blog.',
      example: 'Every release',
    }),
  })
    .prefault({})
    .meta({ description: 'Feeds of the blog.', example: { limit: 50 } }),
})

export type BlogSettings = z.output<typeof blogSchema>
