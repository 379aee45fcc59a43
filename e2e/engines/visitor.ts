import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { type SlowLine, startSlowLine } from '../support/slow-proxy'
import { runTagged } from '../support/tags'
import type { Engine, Tab } from './verbs'

/** A page as a visitor uses it: what is pointed at is in sight, still, and lies above everything else. */
export interface Page extends Tab {
  /** Goes to a path of the site by its address. */
  go(path: string): Promise<void>
  click(selector: string): Promise<void>
  point(selector: string): Promise<void>
  back(): Promise<void>
  /** Waits for the runtime, which answers to clicks. */
  ready(): Promise<void>
  text(selector: string): Promise<string | undefined>
  path(): Promise<string>
  /** Waits until a question about the page is answered with yes. */
  until<Args extends unknown[]>(
    question: (...args: Args) => boolean | undefined,
    ...args: Args
  ): Promise<void>
}

/** Opens pages, each in a fresh profile; after each test, anything that a page complained of fails it. */
export interface Visitor {
  /** `line`: a line of its own that can be broken. */
  open(path: string, options?: { width?: number; height?: number; line?: SlowLine }): Promise<Page>
  /** Puts a line that can be broken in front of the site. */
  line(): Promise<SlowLine>
}

/** Gives a spec file the engine that `start` starts. */
export function createVisitor(start: () => Promise<Engine>): Visitor {
  let engine: Engine
  const tabs: Tab[] = []
  const lines: SlowLine[] = []
  runTagged()
  beforeAll(async () => {
    engine = await start()
  })
  afterEach(async () => {
    const faults: string[] = []
    for (const tab of tabs.splice(0)) {
      faults.push(...(await tab.takeFaults()))
      await tab.close()
    }
    for (const line of lines.splice(0)) await line.stop()
    expect(faults).toEqual([])
  })
  afterAll(() => engine?.stop())

  return {
    async open(path, { width = 1280, height = 800, line } = {}) {
      const tab = await engine.open()
      tabs.push(tab)
      await tab.resize(width, height)
      const page = asPage(tab, line?.url ?? inject('base'))
      await page.go(path)
      await page.ready()
      return page
    },
    async line() {
      const line = await startSlowLine(inject('base'))
      lines.push(line)
      return line
    },
  }
}

function asPage(tab: Tab, base: string): Page {
  const page: Page = {
    ...tab,
    go: path => tab.load(new URL(path.replace(/^\//, ''), base).href),
    click: async selector => tab.mouse(await findPoint(tab, selector), 'click'),
    point: async selector => tab.mouse(await findPoint(tab, selector)),
    back: () => tab.run(() => history.back()),
    ready: () =>
      page.until(() => {
        const root = document.documentElement
        // Tabs wait until they are used, or chosen in another window.
        if (root.hasAttribute('data-client-ready')) dispatchEvent(new Event('storage'))
        return root.matches('[data-client-ready]:is([data-tabs-live], :not(:has(.tabs)))')
      }),
    text: selector => tab.run(name => document.querySelector(name)?.textContent, selector),
    path: () => tab.run(() => location.pathname),
    async until(question, ...args) {
      const asked = `${question} ${JSON.stringify(args)}`
      await expect.poll(async () => Boolean(await tab.run(question, ...args)), { message: asked }).toBe(true)
    },
  }
  return page
}

/** The middle of the first match that is visible, once it neither moves nor is covered. */
async function findPoint(tab: Tab, selector: string): Promise<{ x: number; y: number }> {
  let last = ''
  let found: { x: number; y: number } | undefined
  await expect
    .poll(
      async () => {
        const { point, why } = await tab.run(locate, selector)
        found = JSON.stringify(point) === last ? point : undefined
        last = JSON.stringify(point ?? '')
        return found ? 'still and uncovered' : (why ?? 'moving')
      },
      { message: `where to click ${selector}` },
    )
    .toBe('still and uncovered')
  return found!
}

/** Runs in the page. */
function locate(selector: string): { point?: { x: number; y: number }; why?: string } {
  const all = [...document.querySelectorAll(selector)]
  const element = all.find(one => one.checkVisibility({ checkVisibilityCSS: true }))
  if (!element) return { why: `${all.length} matches, none visible` }
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getClientRects()[0]!
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const above = document.elementFromPoint(point.x, point.y)
  if (element.contains(above)) return { point }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return { why: `covered by ${above?.outerHTML.slice(0, 100)}` }
}
