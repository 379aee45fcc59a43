import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { JudgedQuery } from 'inkstone-search'
import { z } from 'zod'
import { basename, join, resolve } from '../paths'
import { SiteError } from '../report'

/** A query, what kind of query it is, and the pages that answer it. */
const queriesSchema: z.ZodType<JudgedQuery[]> = z
  .array(z.object({ query: z.string().min(1), kind: z.string().min(1), targets: z.array(z.string()).min(1) }))
  .min(1)

const REMEDY = 'write a list of { "query": "…", "kind": "question", "targets": ["/docs/intro"] }'

/** Query sets by name: those of the files that are named, else "tune" from `data/search/tune-queries.json` of the site. */
export function readQuerySets(of: {
  root: string
  siteDir: string
  files: string[]
}): Map<string, JudgedQuery[]> {
  const files = of.files.length > 0 ? of.files.map(file => resolve(of.root, file)) : listSets(of.siteDir)
  return new Map(files.map(file => [basename(file).replace(/(?:-queries)?\.json$/, ''), readQueries(file)]))
}

/** Targets that no page has: a slip in the file, which would count as a miss. */
export function findLostTargets(queries: JudgedQuery[], pages: ReadonlySet<string>): string[] {
  return [...new Set(queries.flatMap(({ targets }) => targets).filter(target => !pages.has(target)))]
}

function listSets(siteDir: string): string[] {
  const dir = join(siteDir, 'data/search')
  const names = existsSync(dir) ? readdirSync(dir).filter(name => name.endsWith('-queries.json')) : []
  if (names.length > 0) return names.sort().map(name => join(dir, name))
  throw new SiteError({
    what: 'there are no queries to ask',
    where: { file: dir },
    remedy: `${REMEDY} into tune-queries.json there`,
  })
}

function readQueries(file: string): JudgedQuery[] {
  const where = { file }
  let read: unknown
  try {
    read = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SiteError({
      what: `the file cannot be read: ${(error as Error).message}`,
      where,
      remedy: REMEDY,
    })
  }
  const { data, error } = queriesSchema.safeParse(read)
  if (data) return data
  const what = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  throw new SiteError({ what, where, remedy: REMEDY })
}
