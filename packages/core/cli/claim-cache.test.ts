import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { claimCache } from './claim-cache'

const work = mkdtempSync(join(tmpdir(), 'cache-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))
const packagesDir = join(work, 'project/node_modules')

it('makes a cache, and takes it again', () => {
  const cacheDir = join(work, 'project/.cache/site')
  claimCache({ packagesDir, cacheDir })
  writeFileSync(join(cacheDir, 'anything'), '')
  expect(() => claimCache({ packagesDir, cacheDir })).not.toThrow()
  expect(existsSync(join(cacheDir, 'node_modules'))).toBe(false)
})

it('takes one that was made before there was a marker, and links packages to one elsewhere', () => {
  const cacheDir = join(work, 'elsewhere')
  mkdirSync(packagesDir, { recursive: true })
  mkdirSync(join(cacheDir, 'highlight'), { recursive: true })
  claimCache({ packagesDir, cacheDir })
  expect(readdirSync(cacheDir)).toContain('node_modules')
})

it('refuses a folder of something else, and leaves it as it is', () => {
  const cacheDir = join(work, 'photos')
  mkdirSync(join(cacheDir, 'modules'), { recursive: true })
  writeFileSync(join(cacheDir, 'holiday.jpg'), 'x')
  expect(() => claimCache({ packagesDir, cacheDir })).toThrow('is not a cache folder: it holds holiday.jpg')
  expect(readdirSync(cacheDir).sort()).toEqual(['holiday.jpg', 'modules'])
})
