import type { ViteDevServer } from 'vite'
import { DEV_EVENT } from '../model'
import { locate, type Problem, splitProblems } from '../report'
import { type BrowserError, describeBrowserError } from './browser-error'
import type { DevSite } from './dev-site'

type Tab = Pick<ViteDevServer['ws'], 'send'>

/** The tabs that show the site. Its states are numbered: pages carry the number of theirs, and errors too. */
export interface Tabs {
  /** Number of the state that pages are made of now. */
  state(): number
  /** The site has been read again: pages are made of another state. */
  startState(): void
  /** No tab shows this state without a reload. */
  needReload(): void
  /** Reports what is wrong with the site. */
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
  /** Resolves when the site is as it is on disk. */
  settled(): Promise<void>
}

export function serveTabs({ vite, site, siteDir, root, print, settled }: Options): Tabs {
  let state = 0
  /** The last state that needed a reload. */
  let reloaded = 0
  /** Tabs whose scripts run. */
  const alive = new WeakSet<Tab>()
  const report = (problems: Problem[], tab: Tab = vite.ws) => {
    const { errors, warnings } = splitProblems(problems.map(problem => locate(problem, root)))
    if (errors.length > 0) tab.send(DEV_EVENT.error, { state, problems: errors, warnings })
    else tab.send(DEV_EVENT.ok, { state, warnings })
  }
  const fail = (error: unknown, tab?: Tab) => report([{ what: String(error) }], tab)
  /** Reports to a tab what is wrong with the page it shows; after a later edit it will ask again. */
  const answer = async (address: string, tab: Tab) => {
    await settled()
    const asked = state
    const problems = [...site.problems(), ...(await site.linkProblems(address))]
    if (asked !== state) return
    print(problems)
    report(problems, tab)
  }
  // A page may have been fetched before an edit; and it must hear of mistakes made earlier.
  vite.ws.on(DEV_EVENT.rendered, ({ state: shown, address }: { state: number; address: string }, tab) => {
    alive.add(tab)
    if (shown < reloaded) tab.send(DEV_EVENT.site, {})
    else if (shown < state) tab.send(DEV_EVENT.pages, {})
    else answer(address, tab).catch(error => fail(error, tab))
  })
  vite.ws.on(DEV_EVENT.thrown, async (thrown: BrowserError, tab) => {
    await settled()
    // What an edit has replaced since, it may have fixed: the tab loads again and reports again.
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
      // One that asked for a module while it was absent has no scripts: the bundler's own client loads it again.
      for (const tab of vite.ws.clients) if (!alive.has(tab)) tab.send({ type: 'full-reload' })
    },
    needReload() {
      reloaded = state
    },
    report: problems => report(problems),
    fail: error => fail(error),
  }
}
