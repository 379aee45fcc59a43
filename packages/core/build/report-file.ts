import { writeFileSync } from 'node:fs'
import type { Resolver } from '../config'
import { isAbsolute, join, relative } from '../paths'
import { type Project, usedModules } from '../pipeline'
import type { Problem } from '../report'
import { type PageRecord, pageFile } from './page-record'

interface Input {
  root: string
  resolver: Resolver
  project: Project
  records: PageRecord[]
  problems: Problem[]
}

/** Writes the machine-readable report of a build: every source with its page, and every problem. */
export function writeReport(file: string, { root, resolver, project, records, problems }: Input): void {
  const { content, siteDir, broken, scope } = project
  const all = [
    ...content.versions.flatMap(({ docs }) => docs),
    ...content.blogs.flatMap(({ posts }) => posts),
  ]
  // For duplicate addresses, the first page wins.
  const formats = new Map(all.toReversed().map(page => [page.path, page]))
  const posts = new Set(content.blogs.flatMap(blog => blog.posts.map(post => post.path)))
  const pages = records.flatMap(({ path }) => {
    const page = formats.get(path)
    if (!page) return []
    const source = join(siteDir, page.source)
    return [
      {
        path,
        source: relative(root, source),
        file: source,
        format: page.format,
        isPost: posts.has(path),
        output: pageFile(path),
        // Broken components of the page, whose problems are reported once.
        lacks: usedModules({ resolver, sources: content.sources, scope }, [page.source]).flatMap(file => {
          const [problem] = isAbsolute(file) ? (broken[file] ?? []) : []
          return problem
            ? [{ module: relative(root, file), what: problem.what, where: problem.where?.file }]
            : []
        }),
      },
    ]
  })
  writeFileSync(file, JSON.stringify({ pages, problems }))
}
