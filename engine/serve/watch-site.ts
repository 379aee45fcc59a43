import { relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Problem, Reporter } from '../report'
import { formatProblem } from '../report'
import type { DevSite } from './dev-site'

interface Options {
  vite: ViteDevServer
  site: DevSite
  siteDir: string
  root: string
  reporter: Reporter
}

/** Edits that arrive within this time are one edit: editors write a file in several steps. */
const SETTLE_MS = 15

/** Follows the files of the site and tells the browser what to do; returns the way to stop. */
export function watchSite({ vite, site, siteDir, root, reporter }: Options): () => void {
  let changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const tell = (problems: Problem[]) => {
    if (problems.length > 0) vite.ws.send('inkstone:error', { problems })
    else vite.ws.send('inkstone:ok', {})
  }
  const update = async () => {
    const files = [...changed]
    if (files.length === 0) return
    changed = new Set()
    const dataBefore = JSON.stringify([site.clientInput().clientSite, site.clientInput().islands])
    const problems = await site.reload(files)
    if (problems.length > 0) {
      reporter.info(problems.map(formatProblem).join('\n'))
      return tell(problems)
    }
    const dataAfter = JSON.stringify([site.clientInput().clientSite, site.clientInput().islands])
    if (dataBefore !== dataAfter) invalidateVirtualModules(vite)
    tell([])
    if (files.some(file => !isClientOnly(vite, file))) vite.ws.send('inkstone:pages', {})
    reporter.info(`updated: ${files.map(file => relative(root, file)).join(', ')}`)
  }
  const onChange = (_event: string, file: string) => {
    if (!site.isModule(file) && !(file.startsWith(`${siteDir}/`) && !file.startsWith(`${siteDir}/static/`)))
      return
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(update)
    }, SETTLE_MS)
  }
  vite.watcher.add(siteDir)
  vite.watcher.on('all', onChange)
  // A tab that connects later must hear of a mistake made earlier.
  vite.ws.on('connection', () => {
    if (site.problems().length > 0) tell(site.problems())
  })
  vite.ws.on('inkstone:rendered', () => tell(site.problems()))
  return () => {
    clearTimeout(timer)
    vite.watcher.off('all', onChange)
  }
}

/** Modules of the browser's graph that pages do not contain are replaced by the bundler itself. */
function isClientOnly(vite: ViteDevServer, file: string): boolean {
  return (
    /\.(?:tsx|css)$/.test(file) &&
    !file.endsWith('.static.tsx') &&
    Boolean(vite.moduleGraph.getModulesByFile(file)?.size)
  )
}

function invalidateVirtualModules(vite: ViteDevServer): void {
  for (const id of ['\0virtual:site', '\0virtual:islands']) {
    const module = vite.moduleGraph.getModuleById(id)
    if (module) vite.moduleGraph.invalidateModule(module)
  }
  vite.ws.send('inkstone:site', {})
}
