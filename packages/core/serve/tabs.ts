import type { ViteDevServer } from 'vite'
import { DEV_EVENT } from '../model'
import { locate, type Problem, splitProblems } from '../report'
import { type BrowserError, describeBrowserError } from './browser-error'
import type { DevSite } from './dev-site'

type Tab = Pick<ViteDevServer['ws'], 'send'>

/** The open tabs. Site states are numbered; pages and errors carry the number of their state. */
export interface Tabs {
  /** Number of the current state. */
  state(): number
  /** Starts a new state after the site has been reloaded. */
  startState(): void
  /** Requires all tabs to reload for the current state. */
  needReload(): void
  /** Sends problems of the site to the tabs. */
  report(problems: Problem[]): void
  fail(error: unknown): void
}

interface Options {
  vite: ViteDevServer
  site: DevSite
  siteDir: string
  root: string
  /** Prints problems in the terminal. */
  print(problems: Problem[]): void
  /** Resolves when all edits are processed. */
  settled(): Promise<void>
}

export function serveTabs({ vite, site, siteDir, root, print, settled }: Options): Tabs {
  let state = 0
  /** The last state that required a reload. */
  let reloaded = 0
  /** Tabs whose scripts are running. */
  const alive = new WeakSet<Tab>()
  const report = (problems: Problem[], tab: Tab = vite.ws) => {
    const { errors, warnings } = splitProblems(problems.map(problem => locate(problem, root)))
    if (errors.length > 0) tab.send(DEV_EVENT.error, { state, problems: errors, warnings })
    else tab.send(DEV_EVENT.ok, { state, warnings })
  }
  const fail = (error: unknown, tab?: Tab) => report([{ what: String(error) }], tab)
  /** Sends a tab the problems of its page; after a later edit, the tab asks again. */
  const answer = async (address: string, tab: Tab) => {
    await settled()
    const asked = state
    const problems = [...site.problems(), ...(await site.linkProblems(address))]
    if (asked !== state) return
    print(problems)
    report(problems, tab)
  }
  // The page may have been fetched before an edit, and needs earlier problems as well.
  vite.ws.on(DEV_EVENT.rendered, ({ state: shown, address }: { state: number; address: string }, tab) => {
    alive.add(tab)
    if (shown < reloaded) tab.send(DEV_EVENT.site, {})
    else if (shown < state) tab.send(DEV_EVENT.pages, {})
    else answer(address, tab).catch(error => fail(error, tab))
  })
  vite.ws.on(DEV_EVENT.thrown, async (thrown: BrowserError, tab) => {
    await settled()
    // A later edit may have fixed the error: the tab reloads and reports again.
    if (thrown.state !== state) return
    const problem = await describeBrowserError(thrown, { vite, root, siteDir }).catch(() => undefined)
    if (!problem) return
    print([problem])
    tab.send(DEV_EVENT.thrown, { problem: locate(problem, root) })
  })
  return {
    state: () => state,
    startState() {
      state++
      // A tab whose module request failed has no running scripts: Vite's client reloads it.
      for (const tab of vite.ws.clients) if (!alive.has(tab)) tab.send({ type: 'full-reload' })
    },
    needReload() {
      reloaded = state
    },
    report: problems => report(problems),
    fail: error => fail(error),
  }
}
