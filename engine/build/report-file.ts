import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Project } from '../pipeline'
import type { Problem } from '../report'
import { type PageRecord, pageFile } from './page-record'

interface Input {
  root: string
  project: Project
  records: PageRecord[]
  problems: Problem[]
}

/** What a build found, for programs: every source with its page, and every problem. */
export function writeReport(file: string, { root, project, records, problems }: Input): void {
  const { content, siteDir } = project
  const formats = new Map(
    [...content.versions.flatMap(({ docs }) => docs), ...(content.blog?.posts ?? [])].map(page => [
      page.path,
      page,
    ]),
  )
  const pages = records.flatMap(({ path }) => {
    const page = formats.get(path)
    if (!page) return []
    const source = join(siteDir, page.source)
    return [
      { path, source: relative(root, source), file: source, format: page.format, output: pageFile(path) },
    ]
  })
  writeFileSync(file, JSON.stringify({ pages, problems }))
}
