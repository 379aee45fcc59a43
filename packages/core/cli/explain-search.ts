import { explainRanking, openFiles } from 'inkstone-search'
import { makeSearchIndex, renderSearchPages } from '../build'
import { type Reporter, SiteError } from '../report'

interface Context {
  root: string
  siteDir: string
  cacheDir: string
  reporter: Reporter
  args: string[]
}

const HITS = 10

/** Prints for the first hits of a query which terms were found where, and what that was worth. */
export async function explainSearch({ args, reporter, ...context }: Context): Promise<void> {
  const query = args.join(' ')
  if (!query) {
    throw new SiteError({
      what: 'there is no query',
      remedy: 'write it behind the command: search:explain -- "rem2rpx"',
    })
  }
  const { project, rendered } = await renderSearchPages({ ...context, reporter })
  const files = await makeSearchIndex(project, rendered)
  const reader = openFiles([...files].map(([name, data]) => ({ name, data })))
  const ranked = await reader.explain({ indexName: 'docs', query })
  if (ranked.length === 0) reporter.info(`no hit for “${query}”`)
  for (const [place, { url, score, query: phrasing, reasons }] of explainRanking(ranked)
    .slice(0, HITS)
    .entries()) {
    reporter.info(`\n${place + 1}. ${url}  ${score.toFixed(3)}  (${phrasing})`)
    for (const { what, field, value } of reasons)
      reporter.info(`   ${field.padEnd(13)}${value.padEnd(14)}${what}`)
  }
}
