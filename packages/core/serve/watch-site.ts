import { existsSync, readdirSync, statSync } from 'node:fs'
import type { ViteDevServer } from 'vite'
import { DEV_EVENT } from '../model'
import { join, relative, toSlashes } from '../paths'
import { engineFile, isPageCode, staticAddresses } from '../pipeline'
import type { Problem, Reporter } from '../report'
import { formatProblem, locate, splitProblems } from '../report'
import type { DevSite } from './dev-site'
import { serveTabs } from './tabs'

interface Options {
  vite: ViteDevServer
  site: DevSite
  siteDir: string
  root: string
  reporter: Reporter
  /** Time when reading the site started. */
  since: number
}

/** Edits within this time are processed together: editors write a file in several steps. */
const SETTLE_MS = 5

/** Time in which the watcher does not report a file again. */
const SILENCE_MS = 50

/** Time without changes after which a file counts as completely written. */
const QUIET_MS = 500

/** Time after the start in which the watcher may still scan folders; it never reports edits made meanwhile. */
const STARTING_MS = 10_000

/** Keeps site and tabs up to date. */
export interface SiteWatch {
  /** Number of the current state: each edit starts a new one. */
  state(): number
  /** Resolves when all edits are processed. */
  settled(): Promise<void>
  stop(): void
}

/** Watches the files of the site and updates the tabs. */
export function watchSite({ vite, site, siteDir, root, reporter, since }: Options): SiteWatch {
  let changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let stopped = false
  const { print, forget } = createTerminal(root, reporter)
  const settled = async () => {
    while (changed.size > 0) await new Promise(resolve => setTimeout(resolve, SETTLE_MS))
    // Git's folder is not watched, so new commits are noticed on the next request.
    running = running.then(() => site.followCommits()).catch(tabs.fail)
    await running
  }
  const tabs = serveTabs({ vite, site, siteDir, root, print, settled })

  /** Edited files that no tab has shown yet because of errors. */
  let unshown: string[] = []
  const update = async () => {
    const files = [...changed]
    if (files.length === 0) return
    changed = new Set()
    unshown.push(...files)
    const before = readClientData(site)
    const problems = await site.reload(files)
    tabs.startState()
    follow()
    forget(files, problems)
    print(problems)
    // Warnings do not prevent the update.
    if (splitProblems(problems).errors.length > 0) return tabs.report(problems)
    const after = readClientData(site)
    if (before.modules !== after.modules) tabs.needReload()
    const shown = unshown
    unshown = []
    await showChanges({ vite, site, files: shown, before, after, report: () => tabs.report(problems) })
    reporter.info(`updated: ${files.map(file => relative(root, file)).join(', ')}`)
  }
  /** Returns the folders to watch: content and static folders may be outside of the site. */
  const folders = () => {
    const named = [...site.contentFolders(), ...site.staticFolders()]
    return [siteDir, ...named.filter(dir => !dir.startsWith(`${siteDir}/`))]
  }
  const followed = new Set<string>()
  const follow = () => {
    for (const dir of folders()) {
      if (!followed.has(dir)) vite.watcher.add(dir)
      followed.add(dir)
    }
  }
  /**
   * Checks a file again after the watcher's silence, in which it does not report further writes; notifies the
   * bundler, too.
   */
  const recheck = (file: string) => {
    const told = stampOf(file)
    setTimeout(() => {
      const now = stampOf(file)
      if (stopped || now === told) return
      if (now !== undefined) vite.watcher.emit('change', file)
      note(file)
    }, SILENCE_MS)
  }
  const unfinished = new Map<string, NodeJS.Timeout>()
  /** Announces quick successive updates once more, because a tab may run the earlier one last. */
  const announceAgain = (file: string) => {
    const isAgain = unfinished.has(file)
    clearTimeout(unfinished.get(file))
    const announce = () => {
      unfinished.delete(file)
      if (isAgain && !stopped && existsSync(file)) vite.watcher.emit('change', file)
    }
    unfinished.set(file, setTimeout(announce, QUIET_MS).unref())
  }
  /** Last processed change time by file. */
  const noticed = new Map<string, number | undefined>()
  const note = (file: string) => {
    if (stopped) return
    changed.add(file)
    noticed.set(file, stampOf(file))
    recheck(file)
    announceAgain(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      // An error must not stop later updates, which may fix its cause.
      running = running.then(update).catch(tabs.fail)
    }, SETTLE_MS)
  }
  const onChange = (_event: string, named: string) => {
    const file = toSlashes(named)
    if (site.isModule(file) || folders().some(dir => file.startsWith(`${dir}/`))) note(file)
  }
  print(site.problems())
  follow()
  vite.watcher.on('all', onChange)
  const catchUp = () => {
    const present = folders().filter(existsSync)
    for (const file of present.flatMap(dir => editedSince(dir, since)))
      if (noticed.get(file) !== stampOf(file)) note(file)
  }
  catchUp()
  const looking = setInterval(catchUp, STARTING_MS / 20)
  setTimeout(() => clearInterval(looking), STARTING_MS).unref()
  return {
    state: tabs.state,
    settled,
    stop() {
      stopped = true
      clearTimeout(timer)
      clearInterval(looking)
      vite.watcher.off('all', onChange)
    },
  }
}

/** Creates a printer that prints each problem once. */
function createTerminal(root: string, reporter: Reporter) {
  const printed = new Map<string, Problem>()
  const textOf = (problem: Problem) => formatProblem(locate(problem, root))
  return {
    print(problems: Problem[]) {
      for (const problem of problems) {
        const text = textOf(problem)
        if (printed.has(text)) continue
        printed.set(text, problem)
        if (problem.severity === 'warning') reporter.warn(text)
        else reporter.info(text)
      }
    },
    /** Allows printing again: problems of edited files, and errors that were fixed in between. */
    forget(files: string[], found: Problem[]) {
      const edited = files.map(file => relative(root, file))
      const still = new Set(found.map(textOf))
      for (const [text, { severity, where }] of printed) {
        const isRead = still.has(text) || (severity === 'warning' && where)
        if (!isRead || edited.includes(where?.file ?? '')) printed.delete(text)
      }
    },
  }
}

/** Updates the tabs after an edit without errors. */
async function showChanges(of: {
  vite: ViteDevServer
  site: DevSite
  files: string[]
  before: ClientData
  after: ClientData
  report(): void
}): Promise<void> {
  const { vite, site, files, before, after } = of
  /** Whether a file is replaced in place where it already runs. */
  const isReplaced = (file: string) =>
    isBrowserModule(vite, file) || Object.values(site.clientInput().islands).includes(file)
  if (before.styles !== after.styles) await replaceSiteStyles(vite)
  if (before.classes !== after.classes) await replaceTheme(vite)
  of.report()
  if (before.modules !== after.modules) replaceSiteData(vite, before.modules + after.modules)
  // Only rendering the page shows whether its components need a missing module.
  else if (before.stubs || after.stubs || files.some(file => !isReplaced(file)))
    vite.ws.send(DEV_EVENT.pages, {})
  else if (files.some(file => file.endsWith('.tsx'))) vite.ws.send(DEV_EVENT.modules, {})
  for (const path of files.flatMap(file => staticAddresses(site.staticFolders(), file)))
    vite.ws.send(DEV_EVENT.file, { path })
}

/** Returns the files of a site that changed since a time, except in folders that commands write. */
function editedSince(dir: string, time: number): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap(entry => {
    const path = join(dir, entry.name)
    if (entry.isDirectory())
      return /^(?:node_modules|dist|\..*)$/.test(entry.name) ? [] : editedSince(path, time)
    return (stampOf(path) ?? 0) >= time ? [path] : []
  })
}

/** Returns a value that changes with the file. */
function stampOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

/** Whether the bundler replaces a file in the browser itself. */
function isBrowserModule(vite: Pick<ViteDevServer, 'moduleGraph'>, file: string): boolean {
  if (!/\.(?:tsx|css)$/.test(file) || file.endsWith('.static.tsx')) return false
  // Files that Tailwind scans are in the module graph as well, with type 'asset'.
  return [...(vite.moduleGraph.getModulesByFile(file) ?? [])].some(({ type }) => type !== 'asset')
}

type ClientData = Record<'modules' | 'styles' | 'classes' | 'stubs', string>

/** Returns the data that the browser's virtual modules are made from. */
function readClientData(site: DevSite): ClientData {
  const { clientSite, islands, codes, notes, siteStyles, stubs, classNames } = site.clientInput()
  return {
    modules: JSON.stringify([clientSite, islands, codes, notes]),
    styles: siteStyles,
    classes: JSON.stringify(classNames ?? null),
    stubs: stubs.join(),
  }
}

async function replaceSiteStyles(vite: ViteDevServer): Promise<void> {
  const module = vite.moduleGraph.getModuleById('\0virtual:site-styles.css')
  if (module) await vite.reloadModule(module)
}

/** Reloads the theme's stylesheet after an edit has changed the set of used classes. */
async function replaceTheme(vite: ViteDevServer): Promise<void> {
  const modules = vite.moduleGraph.getModulesByFile(engineFile('inkstone/theme/styles.css')) ?? []
  for (const module of modules) await vite.reloadModule(module)
}

/** Invalidates the virtual modules and those that plugins have notes on, and reloads all tabs. */
function replaceSiteData(vite: ViteDevServer, noted: string): void {
  const made = ['\0virtual:site', '\0virtual:reading-site', '\0virtual:islands']
  for (const [id, module] of vite.moduleGraph.idToModuleMap)
    if (made.includes(id) || noted.includes(JSON.stringify(id)) || isPageCode(id))
      vite.moduleGraph.invalidateModule(module)
  vite.ws.send(DEV_EVENT.site, {})
}
