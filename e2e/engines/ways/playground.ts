import { expect, it } from 'vitest'
import { toHash } from '../../../site/components/playground/share'
import { lines } from '../../../site/data/lines'
import type { Visitor } from '../visitor'

const TEMPLATE = '<view class="w-[300rpx] bg-white dark:bg-black no-such-class">茶<text></view>'

/** Compiler worker that loops forever on any input. */
const ENDLESS = 'postMessage({ kind: "ready" }); onmessage = () => { for (;;); }'

/** Tests the playground on a phone 320 pixels wide, opened by a link. */
export function playground(visitor: Visitor) {
  it('plays: a shared template shows on the phone, dark and light, with what is wrong marked', async () => {
    const page = await visitor.open(`/${toHash(TEMPLATE)}`, { width: 320, height: 640 })
    await page.until(() => {
      const frame = document.querySelector<HTMLIFrameElement>('.phone iframe')
      return frame?.contentDocument?.querySelector('wx-view.w-_b300rpx_B') != null
    })
    const shown = () =>
      page.run(() => {
        const { contentDocument, contentWindow } = document.querySelector<HTMLIFrameElement>('.phone iframe')!
        const view = contentDocument!.querySelector('wx-view')!
        const share = view.getBoundingClientRect().width / contentDocument!.documentElement.clientWidth
        return { share: share.toFixed(2), ground: contentWindow!.getComputedStyle(view).backgroundColor }
      })
    expect(await shown()).toEqual({ share: '0.40', ground: 'rgb(0, 0, 0)' })
    await page.until(() => {
      const status = document.querySelector('.playground [role=status]')?.textContent
      return status === '<text> 没有结束标签；no-such-class 没有生成样式'
    })
    const overflow = () => document.querySelector('.playground')!.scrollWidth - window.innerWidth
    expect(await page.run(overflow)).toBeLessThanOrEqual(0)
    await page.click('.playground-device button')
    await expect.poll(async () => (await shown()).ground).toBe('rgb(255, 255, 255)')
    await page.click('.playground-bar > :last-child > button')
    await page.until(() => document.querySelector('.playground [role=status]')!.textContent!.includes('链接'))
    expect(await page.run(() => location.hash)).toBe(toHash(TEMPLATE))
  })
  it('plays a class that was found by what it does', async () => {
    const page = await visitor.open('/')
    await page.click('.class-search input')
    await page.type('圆角')
    await page.until(
      () => document.querySelector('.class-found b')?.textContent?.startsWith('rounded-[') ?? false,
    )
    await page.click('.class-found button')
    await page.until(
      () =>
        document
          .querySelector('.playground-output code')!
          .textContent!.includes('rounded-_b28rpx_B min-h-screen') ||
        document
          .querySelector('.playground-output code')!
          .textContent!.includes('dark_cbg-_b_h111_B rounded-_b28rpx_B'),
    )
  })
  it('plays the line of the plugin that the visitor chooses', async () => {
    const page = await visitor.open('/docs/intro')
    await page.click('.doc-choice [role=tab][data-value="4.2"]')
    await page.go('/')
    await page.click('.playground textarea')
    await page.until(
      version =>
        document.querySelector('.playground-output code')!.textContent!.includes('size-_112rpx_') &&
        document.querySelector('.playground-note')!.textContent!.includes(`weapp-tailwindcss ${version} `),
      lines.find(({ id }) => id === '4.2')!.plugin,
    )
  })
  it('ends a run that never ends, says so, and plays on', async () => {
    const line = await visitor.line()
    const restore = line.answer(/\/assets\/worker-(?!entry)/, { type: 'text/javascript', body: ENDLESS })
    const page = await visitor.open(`/${toHash(TEMPLATE)}`, { line })
    const status = (text: string) =>
      page.until(
        part => document.querySelector('.playground [role=status]')!.textContent!.includes(part),
        text,
      )
    await status('处理太久，已停止')
    restore()
    await page.click('.playground-bar [role=group] button')
    await page.until(() => {
      const frame = document.querySelector<HTMLIFrameElement>('.phone iframe')
      return Boolean(frame?.contentDocument?.querySelector('wx-view'))
    })
    expect(await page.text('.playground [role=status]')).toBe('没有发现问题')
  })
}
