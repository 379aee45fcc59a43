import { toRecords } from 'inkstone-search'
import { pushRecords, RecordError } from 'inkstone-search/node'
import { renderSearchPages } from '../build'
import { countOf, type Reporter, SiteError } from '../report'

interface Context {
  root: string
  siteDir: string
  cacheDir: string
  reporter: Reporter
}

/** Uploads the search records of all pages to the hosted service, replacing the index atomically. */
export async function pushSearch(context: Context & { dryRun: boolean }): Promise<void> {
  const { reporter, dryRun } = context
  const { project, pages } = await renderSearchPages(context)
  const { hosted, indexName } = project.site.search
  const appId = process.env.SEARCH_APP_ID ?? hosted?.appId ?? ''
  const adminKey = process.env.SEARCH_ADMIN_KEY ?? ''
  if (!dryRun && (!appId || !adminKey)) {
    throw new SiteError({
      what: `${appId ? 'the admin key' : 'the application id'} is missing`,
      remedy: 'set SEARCH_APP_ID and SEARCH_ADMIN_KEY, or try the command with --dry-run first',
    })
  }
  const records = pages.flatMap(page => toRecords(page))
  const { hosts } = hosted ?? {}
  const result = await reporter
    .stage('upload', onProgress =>
      pushRecords({ records, appId, adminKey, indexName, dryRun, hosts, onProgress }),
    )
    .catch(error => {
      throw new SiteError(error instanceof RecordError ? error.problems : describeFailure(error, appId))
    })
  const done = dryRun ? 'would be uploaded' : 'uploaded'
  reporter.info(
    `${countOf(result.records, 'record')}, ${(result.bytes / 1e6).toFixed(1)} MB ${done} to "${indexName}"`,
  )
}

/** Describes a failed upload: the host is unreachable or rejects the key. */
function describeFailure(error: unknown, appId: string) {
  const message = error instanceof Error ? error.message : String(error)
  return {
    what: `The upload to the application ${appId} failed: ${message.split('\n')[0]}`,
    remedy: 'Check the network, SEARCH_APP_ID and SEARCH_ADMIN_KEY; the index is as it was',
  }
}
