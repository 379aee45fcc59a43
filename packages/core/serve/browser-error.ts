import { SourceMap, type SourceMapPayload } from 'node:module'
import type { ViteDevServer } from 'vite'
import { dirname, relative, resolve } from '../paths'
import type { Problem, Where } from '../report'

/** An error that a script has thrown in a page. */
export interface BrowserError {
  message: string
  stack: string
  /** Path of the page. */
  address: string
  /** Number of the state that the page was rendered from. */
  state: number
}

interface Places {
  vite: Pick<ViteDevServer, 'moduleGraph'>
  root: string
  siteDir: string
}

const FRAME = /https?:\/\/[^/\s]+(\/[^\s?#:)]*)(?:\?[^\s:)]*)?:(\d+):(\d+)/g

/** Describes a browser error as a problem, with its place in the site's sources. */
export async function describeBrowserError(
  { message, stack, address }: Omit<BrowserError, 'state'>,
  places: Places,
): Promise<Problem> {
  return {
    what: `A script throws in the browser, on ${address}: ${message}`,
    where: await findPlace(stack, places),
    remedy: 'Fix the code there: it runs in the browser, in an effect or an event handler',
  }
}

async function findPlace(stack: string, { vite, root, siteDir }: Places): Promise<Where | undefined> {
  for (const [, path, line, column] of stack.matchAll(FRAME)) {
    const module = await vite.moduleGraph.getModuleByUrl(decodeURI(path!))
    const { file, transformResult } = module ?? {}
    if (!file?.startsWith(`${siteDir}/`) || !transformResult?.map || !('mappings' in transformResult.map))
      continue
    const map = new SourceMap(transformResult.map as unknown as SourceMapPayload)
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in entry)) continue
    const source = resolve(dirname(file), entry.originalSource)
    return { file: relative(root, source), line: entry.originalLine + 1, column: entry.originalColumn + 1 }
  }
  return undefined
}
