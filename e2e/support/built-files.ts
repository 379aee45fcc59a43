import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Lists the files below a folder, by path; without compressed versions unless requested. */
export function listBuilt(dir: string, pattern = /^(?!.*\.(?:br|gz)$)/): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter(file => pattern.test(file))
    .sort()
}

/** Reads every page of a built site: file path and HTML. */
export function readPages(dir: string): [file: string, html: string][] {
  return listBuilt(dir, /\.html$/).map(file => [file, readFileSync(join(dir, file), 'utf8')])
}
