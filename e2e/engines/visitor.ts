import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { type SlowLine, startSlowLine } from '../support/slow-proxy'
import { runTagged } from '../support/tags'
import type { Engine, Tab } from './verbs'

/** A page as a visitor uses it: the mouse only targets elements that are visible, still and uncovered. */
export interface Page extends Tab {
  /** Loads a path of the site as a document. */
  go(path: string): Promise<void>
  click(selector: string): Promise<void>
  point(selector: string): Promise<void>
  back(): Promise<void>
  /** Waits for the runtime, which handles clicks. */
  ready(): Promise<void>
  text(selector: string): Promise<string | undefined>
  path(): Promise<string>
  /** Waits until a function that runs in the page returns true. */
  until<Args extends unknown[]>(
    question: (...args: Args) => boolean | undefined,
    ...args: Args
  ): Promise<void>
}

/** Opens pages, each in a fresh profile; a console error on a page fails the test. */
export interface Visitor {
  /** `line`: connection that the test can break. */
  open(path: string, options?: { width?: number; height?: number; line?: SlowLine }): Promise<Page>
  /** Opens a connection to the site that the test can break. */
  line(): Promise<SlowLine>
}

/** Creates the visitor of a spec file, with the engine that `start` returns. */
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
        // Tabs are inactive until used, or until another window changes the choice.
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

/** Returns the centre of the first visible match, once it neither moves nor is covered. */
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
