import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { claimFolder, explainWriteFailure } from './output-folder'

/** Simulates another build that acts right after the lock has been read. */
const meanwhile = vi.hoisted(() => ({ run: undefined as (() => void) | undefined }))

vi.mock('node:fs', async load => {
  const fs = await load<typeof import('node:fs')>()
  const read = (...args: Parameters<typeof fs.readFileSync>) => {
    const text = fs.readFileSync(...args)
    const { run } = meanwhile
    meanwhile.run = undefined
    run?.()
    return text
  }
  return { ...fs, readFileSync: read }
})

const root = mkdtempSync(join(realpathSync(tmpdir()), 'claim-'))
const outDir = join(root, 'dist')
const lock = join(outDir, '.inkstone/lock')
const claim = () => claimFolder({ root, siteDir: join(root, 'site'), outDir, cacheDir: join(root, 'cache') })
const ended = spawnSync(process.execPath, ['-e', '']).pid

beforeEach(() => {
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(join(outDir, '.inkstone'), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('the lock of a build that was ended is taken over, and given back', () => {
  writeFileSync(lock, String(ended))
  const { release } = claim()
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid))
  expect(readdirSync(join(outDir, '.inkstone'))).toEqual(['lock'])
  release()
  expect(readdirSync(root)).toEqual([])
})

test('of two builds that find such a lock, the one that comes a moment later does not get it', () => {
  writeFileSync(lock, String(ended))
  meanwhile.run = () => writeFileSync(lock, String(process.ppid))
  expect(claim).toThrow(`Another build (process ${process.ppid}) is writing to dist`)
  expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid))
})

test('a lock that is just being written is held', () => {
  writeFileSync(lock, '')
  expect(claim).toThrow('Another build')
})

test('what the file system refuses is one line, also for a folder above ours that cannot be made', () => {
  const folders = { root: '/kite', outDir: '/mnt/ro/a/dist', cacheDir: '/mnt/full/cache' }
  const explain = (code: string, path: string) =>
    String(explainWriteFailure(Object.assign(new Error(code), { code, path }), folders as never))
  expect(explain('EROFS', '/mnt/ro/a')).toContain('../mnt/ro/a: the file system is read-only')
  expect(explain('ENOSPC', '/mnt/full/cache/modules/x.mjs')).toContain('the disk is full')
  expect(explain('EACCES', '/elsewhere')).toBe('Error: EACCES')
})
