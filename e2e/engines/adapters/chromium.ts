import { chromium } from 'playwright-core'
import { findBrowser } from '../../../scripts/ensure-browser.mjs'
import { asExpression, type Engine } from '../verbs'

/** Chromium, over its own protocol. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  return {
    async open() {
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
      const page = await context.newPage()
      const faults: string[] = []
      page.on('console', message => message.type() === 'error' && faults.push(message.text()))
      page.on('pageerror', error => faults.push(error.message))
      return {
        load: async url => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        run: (action, ...args) => page.evaluate(asExpression(action, args)),
        mouse: ({ x, y }, click) => (click ? page.mouse.click(x, y) : page.mouse.move(x, y)),
        press: (key, ...held) => page.keyboard.press([...held, key].join('+')),
        type: text => page.keyboard.type(text),
        resize: (width, height) => page.setViewportSize({ width, height }),
        takeFaults: async () => faults.splice(0),
        close: () => context.close(),
      }
    },
    stop: () => browser.close(),
  }
}
