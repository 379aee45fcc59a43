import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readBuildRecord, writeBuildRecord } from './build-record'
import type { PageRecord } from './page-record'

const FILES = ['a.html', 'a.html.br', 'a.html.gz', 'pic.png']
let dir: string
const at = (file: string) => join(dir, file)
const place = () => ({ file: at('record.jsonl'), engineKey: 'k', outDir: dir })
const empty = { pages: new Map(), files: new Map(), isSound: () => false }

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'build-record-'))
  for (const file of FILES) writeFileSync(at(file), `content of ${file}`)
  const records = [{ path: '/a', hasTwin: false, key: 'x' } as PageRecord]
  writeBuildRecord({ ...place(), files: FILES, previous: empty, records })
})

test('pages whose files are as they were written are known', async () => {
  const { pages, isSound } = readBuildRecord(place())
  expect([...pages.keys()]).toEqual(['/a'])
  expect(isSound('pic.png')).toBe(true)
  expect(isSound('other.png')).toBe(false)
})

test.each([
  ['changed', (file: string) => writeFileSync(at(file), `CONTENT of ${file}`)],
  ['cut', (file: string) => writeFileSync(at(file), '')],
  ['gone', (file: string) => rmSync(at(file))],
])('a page with a file that is %s is not, whichever of its forms it is', async (_, damage) => {
  for (const file of FILES.slice(0, 3)) {
    damage(file)
    expect(readBuildRecord(place()).pages.size).toBe(0)
    writeFileSync(at(file), `content of ${file}`)
  }
  expect(readBuildRecord(place()).pages.size).toBe(1)
})

test('a file that was only touched is sound', async () => {
  utimesSync(at('a.html'), 1, 1)
  expect(readBuildRecord(place()).pages.size).toBe(1)
})

test('a record of another engine, or one cut short, is none', async () => {
  expect(readBuildRecord({ ...place(), engineKey: 'other' }).pages.size).toBe(0)
  writeFileSync(at('record.jsonl'), '{"engineKey":"k","fi')
  expect(readBuildRecord(place()).pages.size).toBe(0)
})
