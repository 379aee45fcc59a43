import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A copy of a folder that a spec may change; paths are relative to it. */
export interface FolderCopy {
  read(file: string): string
  write(file: string, text: string): void
  /** Replaces a piece of text, which must exist. */
  edit(file: string, from: string, to: string): void
  remove(file: string): void
  /** Restores the original file. */
  restore(file: string): void
}

/** Copies a folder, replacing the copy of an earlier run; keeps times. */
export function copyFolder(
  source: string,
  to: string,
  wanted: (path: string) => boolean = () => true,
): FolderCopy {
  rmSync(to, { recursive: true, force: true })
  cpSync(source, to, { recursive: true, preserveTimestamps: true, filter: wanted })

  const path = (file: string) => join(to, file)
  const read = (file: string) => readFileSync(path(file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), text)
  }
  return {
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
