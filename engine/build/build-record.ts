import { closeSync, createReadStream, existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Assets, createAssets, twinPath } from '../pipeline'
import { type PageRecord, pageFile } from './page-record'

/**
 * Records of the last build, by address, as far as their files are there and the images they show are the same. Those
 * of another engine are none: what a record holds, and what pages look like, may have changed with it.
 */
export async function readBuildRecord(of: {
  file: string
  engine: string
  outDir: string
  baseUrl: string
}): Promise<Map<string, PageRecord>> {
  const { file, engine, outDir, baseUrl } = of
  const records = new Map<string, PageRecord>()
  if (!existsSync(file)) return records
  const assets = createAssets(baseUrl)
  let isFirst = true
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (isFirst && line !== engine) break
    if (isFirst) {
      isFirst = false
      continue
    }
    try {
      const record = JSON.parse(line) as PageRecord
      if (isWhole(record, outDir) && hasSameAssets(record, assets)) records.set(record.path, record)
    } catch {
      // A line cut short by an interrupted build: that page is rendered again.
    }
  }
  return records
}

/** One line a page, so that ten thousand pages need no string of ten thousand pages. */
export function writeBuildRecord(file: string, engine: string, records: PageRecord[]): void {
  mkdirSync(dirname(file), { recursive: true })
  const handle = openSync(`${file}.tmp`, 'w')
  writeSync(handle, `${engine}\n`)
  for (const record of records) writeSync(handle, `${JSON.stringify(record)}\n`)
  closeSync(handle)
  renameSync(`${file}.tmp`, file)
}

function isWhole({ path, hasTwin }: PageRecord, outDir: string): boolean {
  return existsSync(join(outDir, pageFile(path))) && (!hasTwin || existsSync(join(outDir, twinPath(path))))
}

/** The address of an asset holds the hash of its content. */
function hasSameAssets(record: PageRecord, assets: Assets): boolean {
  return record.assets.every(({ url, file }) => existsSync(file) && assets.add(file).url === url)
}
