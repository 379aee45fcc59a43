import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface LockEntry {
  integrity?: string
  resolved?: string
  link?: boolean
  /** Bundled inside of another package, whose hash covers it. */
  inBundle?: boolean
  hasInstallScript?: boolean
}

/** For macOS only, and works without its script. */
const KNOWN_SCRIPTS = ['node_modules/fsevents']

const root = fileURLToPath(new URL('../..', import.meta.url))
const lines = readdirSync(`${root}proofs/lines`).map(line => `proofs/lines/${line}`)

describe.each(['.', 'proofs', ...lines])('the lock file of %s', folder => {
  const file = `${root}${folder}/package-lock.json`
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> }
  const installed = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
  )
  const those = (test: (entry: LockEntry) => unknown) =>
    installed.filter(([, entry]) => test(entry)).map(([path]) => path)

  it('has the hash of every package', () => {
    expect(installed.length).toBeGreaterThan(20)
    expect(those(({ integrity }) => !/^sha512-/.test(integrity ?? ''))).toEqual([])
  })

  it('names no registry', () => {
    expect(those(({ resolved }) => resolved?.startsWith('http'))).toEqual([])
  })

  // Samples are exempt: they are installed with `--ignore-scripts`, because the published
  // plugin has an install script.
  it.runIf(folder === '.')('has no package that runs a script when it is installed', () => {
    expect(
      those(({ hasInstallScript }) => hasInstallScript).filter(path => !KNOWN_SCRIPTS.includes(path)),
    ).toEqual([])
  })
})
