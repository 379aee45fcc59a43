import puppeteer, { type KeyInput } from 'puppeteer-core'
import { findFirefox } from '../../../scripts/ensure-engines.mjs'
import { asExpression, type Engine } from '../verbs'

/** Longer than any step takes, even on a busy machine. */
const PATIENCE_MS = 120_000

/** Starts Firefox, controlled with WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    timeout: PATIENCE_MS,
  })
  return {
    async open() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      const faults: string[] = []
      page.on('console', message => message.type() === 'error' && faults.push(message.text()))
      page.on('pageerror', error => faults.push(error instanceof Error ? error.message : String(error)))
      return {
        load: async url => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        run: (action, ...args) => page.evaluate(asExpression(action, args)) as Promise<never>,
        mouse: ({ x, y }, click) => (click ? page.mouse.click(x, y) : page.mouse.move(x, y)),
        async press(key, ...held) {
          for (const each of held) await page.keyboard.down(each as KeyInput)
          await page.keyboard.press(key as KeyInput)
          for (const each of held.toReversed()) await page.keyboard.up(each as KeyInput)
        },
        type: text => page.keyboard.type(text),
        resize: (width, height) => page.setViewport({ width, height }),
        takeFaults: async () => faults.splice(0),
        close: () => context.close(),
      }
    },
    stop: () => browser.close(),
  }
}
