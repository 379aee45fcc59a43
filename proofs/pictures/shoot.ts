import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../scripts/ensure-browser.mjs'

type Mode = 'light' | 'dark'

/** Size of the viewport in CSS pixels. */
interface Window {
  width: number
  height: number
}

/** A browser for screenshots with two device pixels per CSS pixel. */
export interface Camera {
  shoot(scene: Window & { html: string; mode: Mode }): Promise<Buffer>
  /** Captures a page of the site in both colour modes, joined along a slanted line. */
  shootBoth(scene: Window & { address: string }): Promise<Buffer>
  close(): Promise<void>
}

export async function openCamera(): Promise<Camera> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('no Chrome or Chromium: run node scripts/ensure-browser.mjs')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  return {
    async shoot({ html, mode, ...window }) {
      const context = await openContext(browser, window, mode)
      const page = await context.newPage()
      await page.setContent(html)
      return finish(context, await toWebp(page, [await page.screenshot()]))
    },
    async shootBoth({ address, ...window }) {
      const shots = []
      for (const mode of ['light', 'dark'] as const) {
        const context = await openContext(browser, window, mode)
        await context.addInitScript(chosen => localStorage.setItem('theme', chosen), mode)
        const page = await context.newPage()
        await page.goto(address, { waitUntil: 'networkidle' })
        shots.push(await finish(context, await page.screenshot()))
      }
      const context = await openContext(browser, window, 'light')
      return finish(context, await toWebp(await context.newPage(), shots))
    },
    close: () => browser.close(),
  }
}

function openContext(browser: Browser, window: Window, mode: Mode): Promise<BrowserContext> {
  return browser.newContext({
    viewport: window,
    deviceScaleFactor: 1.5,
    colorScheme: mode,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  })
}

async function finish(context: BrowserContext, image: Buffer): Promise<Buffer> {
  await context.close()
  return image
}

/**
 * Encodes images with the browser: at this quality, text is readable and two pictures fit a page's size budget. A
 * second image covers the right part of the first.
 */
async function toWebp(page: Page, images: Buffer[]): Promise<Buffer> {
  const address = await page.evaluate(
    async sources => {
      const canvas = document.createElement('canvas')
      const drawing = canvas.getContext('2d')!
      for (const [index, source] of sources.entries()) {
        const image = new Image()
        image.src = source
        await image.decode()
        const { naturalWidth: width, naturalHeight: height } = image
        if (index === 0) Object.assign(canvas, { width, height })
        else {
          drawing.moveTo(width * 0.54, 0)
          for (const [x, y] of [
            [width, 0],
            [width, height],
            [width * 0.42, height],
          ] as const)
            drawing.lineTo(x, y)
          drawing.clip()
        }
        drawing.drawImage(image, 0, 0)
      }
      return canvas.toDataURL('image/webp', 0.45)
    },
    images.map(image => `data:image/png;base64,${image.toString('base64')}`),
  )
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
