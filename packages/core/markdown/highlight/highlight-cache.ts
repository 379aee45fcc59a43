import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from '../../paths'

export interface HighlightCache {
  get(key: string): string | undefined
  set(key: string, value: string): void
  save(): void
}

/** Number of new entries that triggers a save, so that an interrupted run keeps most of its work. */
const MAX_UNSAVED = 100
/** Number of packs above which they are merged when the cache is opened. */
const MAX_PACKS = 8

/**
 * Opens the cache. Every `save` writes a new file with a unique name and moves it into place, so that threads
 * and processes can share the folder; entries of another `version` are dropped.
 */
export function openHighlightCache(folder: string | undefined, version: string): HighlightCache {
  const entries = new Map<string, string>()
  const fresh = new Map<string, string>()
  if (folder) readPacks({ folder, version, entries })

  function save() {
    if (folder && fresh.size) writePack({ folder, version, entries: fresh })
    fresh.clear()
  }
  return {
    get: key => entries.get(key),
    set(key, value) {
      entries.set(key, value)
      fresh.set(key, value)
      if (fresh.size >= MAX_UNSAVED) save()
    },
    save,
  }
}

export function highlightKey(grammar: string, code: string): string {
  return createHash('sha1').update(`${grammar}\n${code}`).digest('base64url')
}

interface Packs {
  folder: string
  version: string
  entries: Map<string, string>
}

function readPacks({ folder, version, entries }: Packs): void {
  mkdirSync(folder, { recursive: true })
  const prefix = `highlight-${version}-`
  const packs: string[] = []
  for (const name of readdirSync(folder)) {
    if (name.startsWith(prefix) && name.endsWith('.txt')) packs.push(name)
    else if (name.startsWith('highlight-') && name.endsWith('.txt'))
      rmSync(join(folder, name), { force: true })
  }
  for (const name of packs) {
    try {
      for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
        const space = line.indexOf(' ')
        if (space > 0) entries.set(line.slice(0, space), line.slice(space + 1).replaceAll('/', '\n'))
      }
    } catch {
      // Another process merged the packs meanwhile; the missing code is highlighted again.
    }
  }
  if (packs.length <= MAX_PACKS) return
  writePack({ folder, version, entries })
  for (const name of packs) rmSync(join(folder, name), { force: true })
}

function writePack({ folder, version, entries }: Packs): void {
  const name = join(folder, `highlight-${version}-${randomUUID()}.txt`)
  const lines = [...entries].map(([key, value]) => `${key} ${value.replaceAll('\n', '/')}`)
  writeFileSync(`${name}.part`, lines.join('\n'))
  renameSync(`${name}.part`, name)
}
