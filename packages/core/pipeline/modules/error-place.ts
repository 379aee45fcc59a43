import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, fileOf, relative, resolve } from '../../paths'
import type { Where } from '../../report'

const FRAME = /((?:file:\/\/|\/)[^\s()]+\.mjs)(?:\?[^\s():]*)?:(\d+):(\d+)/g

/**
 * Returns the place in the site's sources where an error was thrown, from its stack and the source maps of the
 * bundled modules.
 */
export function errorPlace(
  error: unknown,
  { root, siteDir }: { root: string; siteDir: string },
): Where | undefined {
  if (!(error instanceof Error)) return undefined
  const cause = errorPlace(error.cause, { root, siteDir })
  if (cause) return cause
  const { stack = '' } = error
  for (const [, url, line, column] of stack.matchAll(FRAME)) {
    const file = url!.startsWith('file:') ? fileOf(url!) : url!
    if (!existsSync(`${file}.map`)) continue
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in entry)) continue
    const source = resolve(dirname(file), entry.originalSource)
    if (!source.startsWith(`${siteDir}/`) || source.includes('/node_modules/') || !existsSync(source))
      continue
    return { file: relative(root, source), line: entry.originalLine + 1, column: entry.originalColumn + 1 }
  }
  return undefined
}
