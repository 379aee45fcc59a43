import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeNotices } from './notices'

const root = mkdtempSync(join(tmpdir(), 'notices-'))

function install(name: string, version: string, files: Record<string, string>): string {
  const folder = join(root, `${name}-${version}`)
  mkdirSync(folder, { recursive: true })
  const manifest = JSON.stringify({ name, version, license: 'MIT' })
  for (const [file, text] of Object.entries({ 'package.json': manifest, ...files }))
    writeFileSync(join(folder, file), text)
  return folder
}

it('names each package once, sorted, with the whole text of its licence files', () => {
  const text = makeNotices([
    install('zoo', '2.0.0', { 'LICENSE.md': 'Copyright Zoo\n', NOTICE: 'Made of animals.' }),
    install('ant', '1.0.0', { licence: 'Copyright Ant\n', 'license-check.js': 'no licence' }),
    install('ant', '1.0.0', {}),
  ])
  const line = `\n${'-'.repeat(80)}\n\n`
  expect(text.split(line).slice(1)).toEqual([
    'ant 1.0.0 (MIT)\n\nCopyright Ant\n',
    'zoo 2.0.0 (MIT)\n\nCopyright Zoo\n\nMade of animals.\n',
  ])
})

it('says so when a package has no licence file, and skips folders that are no package', () => {
  const text = makeNotices([install('bare', '1.0.0', {}), join(root, 'nothing')])
  expect(text).toContain('bare 1.0.0 (MIT)\n\nThe package holds no licence file.')
  expect(text).not.toContain('nothing')
})

it('names a package without a version or with a licence in the older shape', () => {
  const folder = install('odd', '0.0.0', { 'package.json': '{"name":"odd","license":{"type":"MIT"}}' })
  expect(makeNotices([folder])).toContain('\nodd\n\nThe package')
})
