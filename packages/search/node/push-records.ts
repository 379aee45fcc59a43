import { algoliasearch } from 'algoliasearch'
import type { HostedSettings, SearchRecord } from '../types'

/** What a push needs to know. */
export interface PushOptions {
  records: SearchRecord[]
  appId: string
  /** A key with write access; never the one in the site's config. */
  adminKey: string
  indexName: string
  /** Replaces the service's own hosts. */
  hosts?: HostedSettings['hosts']
  /** Only counts and checks, without uploading. */
  dryRun: boolean
  onProgress(done: number, total: number): void
}

export interface PushResult {
  records: number
  /** Size of all records as JSON. */
  bytes: number
}

/** Records that cannot be uploaded, with remedies. */
export class RecordError extends Error {
  constructor(readonly problems: { what: string; remedy: string }[]) {
    super(problems.map(({ what, remedy }) => `${what} ${remedy}`).join('\n'))
  }
}

const BATCH = 1000
/** Maximum size of a record in bytes on every plan of the service. */
const MAX_RECORD = 10_000

/** Ranking and filter settings of the hosted index. */
export const hostedIndexSettings = {
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'category'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  searchableAttributes: [
    ...['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(level => `unordered(hierarchy.${level})`),
    'content',
  ],
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  advancedSyntax: true,
  indexLanguages: ['zh' as const],
  queryLanguages: ['zh' as const],
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional' as const,
}

/** Replaces the hosted index by these records atomically: visitors see the old one until the new one is complete. */
export async function pushRecords(options: PushOptions): Promise<PushResult> {
  const { records, appId, adminKey, indexName, hosts, dryRun, onProgress } = options
  const result = checkRecords(records)
  if (dryRun) return result
  const client = algoliasearch(appId, adminKey, hosts && { hosts })
  const building = `${indexName}_building_${Date.now().toString(36)}`
  try {
    const { taskID } = await client.setSettings({ indexName: building, indexSettings: hostedIndexSettings })
    await client.waitForTask({ indexName: building, taskID })
    for (let from = 0; from < records.length; from += BATCH) {
      const requests = records
        .slice(from, from + BATCH)
        .map(record => ({ action: 'addObject' as const, body: record as unknown as Record<string, unknown> }))
      const { taskID } = await client.batch({ indexName: building, batchWriteParams: { requests } })
      await client.waitForTask({ indexName: building, taskID })
      onProgress(Math.min(from + BATCH, records.length), records.length)
    }
    const moved = await client.operationIndex({
      indexName: building,
      operationIndexParams: { operation: 'move', destination: indexName },
    })
    await client.waitForTask({ indexName: building, taskID: moved.taskID })
  } catch (error) {
    await client.deleteIndex({ indexName: building }).catch(() => {})
    throw error
  }
  return result
}

function checkRecords(records: SearchRecord[]): PushResult {
  if (records.length === 0) {
    throw new RecordError([
      {
        what: 'There are no records to push; the index would be emptied.',
        remedy: 'Build the site first, and check that its pages are not drafts.',
      },
    ])
  }
  const sizes = records.map(record => Buffer.byteLength(JSON.stringify(record)))
  const large = records.filter((_, index) => sizes[index]! > MAX_RECORD)
  if (large.length > 0) {
    throw new RecordError(
      large.map(record => ({
        what: `The record ${record.objectID} is larger than ${MAX_RECORD} bytes.`,
        remedy: 'Split the paragraph, table row or code block it comes from.',
      })),
    )
  }
  return { records: records.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
