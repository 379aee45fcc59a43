import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run-server'

/** A site that a spec may change. */
export interface SiteCopy {
  /** Folders, relative to the project's root. */
  site: string
  out: string
  /** Arguments for the commands. */
  options: string[]
  read(file: string): string
  write(file: string, text: string): void
  /** Replaces a piece of text that must be there. */
  edit(file: string, from: string, to: string): void
  remove(file: string): void
  /** Puts the file back as the fixture has it. */
  restore(file: string): void
}

/** Copies a fixture; as deep below the root as the fixture, so that its imports of the engine still hold. */
export function copySite({ fixture, as }: { fixture: string; as: string }): SiteCopy {
  const source = join(root, fixture)
  const site = `.cache/e2e/${as}`
  const work = `.cache/e2e/work-${as}`
  for (const dir of [site, work]) rmSync(join(root, dir), { recursive: true, force: true })
  cpSync(source, join(root, site), { recursive: true })

  const path = (file: string) => join(root, site, file)
  const read = (file: string) => readFileSync(path(file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), text)
  }
  return {
    site,
    out: `${work}/dist`,
    options: ['--site', site, '--out', `${work}/dist`, '--cache', `${work}/cache`],
    read,
    write,
    edit(file, from, to) {
      const text = read(file)
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`)
      write(file, text.replace(from, to))
    },
    remove: file => rmSync(path(file)),
    restore(file) {
      const original = join(source, file)
      if (existsSync(original)) cpSync(original, path(file))
      else rmSync(path(file), { force: true })
    },
  }
}
