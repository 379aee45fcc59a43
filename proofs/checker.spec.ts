import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, ready } from '../e2e/support/browser'
import type {} from '../e2e/support/serve-built'
import { readRecipeFiles } from '../site/components/checker/expected/recipe'

const visitor = createVisitor(inject('base'))
const { recipes } = readRecipeFiles()
const [first] = recipes
const fileOf = (role: string) => first!.files.find(file => file.role === role)!

const field = (page: Page, role: string) => page.locator(`.checker textarea[name=${role}]`)
const unfold = (page: Page) => page.getByText('不方便选文件夹').click()
const status = (page: Page) => page.locator('.checker [role=status]')
const findings = (page: Page) => page.locator('.checker-findings li')

describe('the checker', () => {
  it('names the missing line and the edit, and sends nothing', async () => {
    const page = await visitor.open('/docs/issues')
    await ready(page)
    await unfold(page)
    const sent: string[] = []
    page.on('request', request => {
      if (request.method() !== 'GET' || /cssEntries|secret-word/.test(decodeURIComponent(request.url())))
        sent.push(`${request.method()} ${request.url()}`)
    })
    const text = fileOf('register').text.replace(/disabled: [^\n]*/, 'disabled: true, // secret-word')
    await field(page, 'register').fill(text)
    await findings(page).first().waitFor()
    expect(await findings(page).count()).toBe(1)
    expect(await findings(page).first().locator('strong').textContent()).toBe('会出问题')
    expect(await findings(page).first().locator('pre').last().textContent()).toBe('disabled: false')
    expect(await status(page).textContent()).toContain('有差别，会出问题')
    expect(await field(page, 'register').getAttribute('aria-describedby')).toBe(
      await page.locator('.checker-findings').getAttribute('id'),
    )
    expect(sent).toEqual([])
    expect(page.url()).not.toContain('?')
  })

  it('takes back a verdict as soon as the files or the recipe are others', async () => {
    const page = await visitor.open('/docs/issues')
    await ready(page)
    await unfold(page)
    for (const { role, text } of first!.files) await field(page, role).fill(text)
    await expect.poll(() => status(page).textContent()).toBe('一致检查的每一项都和教程一样。')
    await page.locator('.checker-summary a').click()
    expect(new URL(page.url()).hash).toBe('#checklist')
    const taro = recipes.findIndex(({ id }) => id === 'taro-webpack-tw4')
    await page.locator('.checker select').selectOption(String(taro))
    await expect.poll(() => status(page).textContent()).toContain('有差别，会出问题')
    expect(await page.locator('.checker label code').allTextContents()).toEqual(
      recipes[taro]!.files.map(({ path }) => path),
    )
    await field(page, 'register').fill('')
    expect(await status(page).textContent()).not.toContain('会出问题')
  })

  it('says that it failed where its worker does not load, and shows no earlier verdict', async () => {
    const page = await visitor.open('/docs/issues')
    await ready(page)
    await page.route(/\/worker[^/]*\.js/, route => route.abort())
    await unfold(page)
    await field(page, 'register').fill('export default {')
    await expect.poll(() => status(page).textContent()).toContain('检查没有完成')
    expect(await findings(page).count()).toBe(0)
  })

  it('reads a folder, recognises the project and checks it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'checker-'))
    const taro = recipes.find(({ id }) => id === 'taro-webpack-tw4')!
    const files = Object.fromEntries(taro.files.map(({ path, text }) => [path, text]))
    files['package.json'] = files['package.json']!.replace(
      '"tailwindcss"',
      '"@tarojs/cli": "4.1.9",\n    "tailwindcss"',
    )
    files['src/pages/index/index.tsx'] = 'export default () => null'
    files['node_modules/x/package.json'] = '{ "name": "x" }'
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const page = await visitor.open('/docs/issues')
    await ready(page)
    await page.locator('.checker select').focus()
    await page.locator('.checker input[type=file]').setInputFiles(folder)
    await expect.poll(() => status(page).textContent()).toBe('一致检查的每一项都和教程一样。')
    expect(await page.locator('.checker select').inputValue()).toBe(String(recipes.indexOf(taro)))
    expect(await page.locator('.checker-file > code').allTextContents()).not.toContain(
      'node_modules/x/package.json',
    )
    await page.getByRole('button', { name: '改为粘贴' }).click()
    expect(await status(page).textContent()).not.toContain('一致')
    expect(await field(page, 'register').isVisible()).toBe(true)
  })

  it('keeps a folder that was dropped before its script had come', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dropped-'))
    writeFileSync(join(folder, 'package.json'), '{ "devDependencies": { "@mpxjs/core": "2.10.20" } }')
    const page = await visitor.page()
    let release = () => {}
    const isReleased = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/\/assets\/Checker[^/]*\.js/, async route => {
      await isReleased
      await route.continue()
    })
    await page.goto(new URL('docs/issues', inject('base')).href)
    await page.locator('.checker-folder').scrollIntoViewIfNeeded()
    const { x, y } = (await page.locator('.checker-folder').boundingBox())!
    const session = await page.context().newCDPSession(page)
    const data = { items: [], files: [folder], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data })
    expect(new URL(page.url()).pathname).toMatch(/\/docs\/issues$/)
    expect(await status(page).textContent()).toBe('')
    release()
    await expect.poll(() => status(page).textContent()).toContain('mpx.config.js')
    expect(await page.locator('.checker select').inputValue()).not.toBe('0')
  })

  it('takes what was pasted before any script had come', async () => {
    const page = await visitor.page()
    let release = () => {}
    const isReleased = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/\/assets\/[^/]*\.js/, async route => {
      await isReleased
      await route.continue()
    })
    await page.goto(new URL('docs/issues', inject('base')).href, { waitUntil: 'commit' })
    await unfold(page)
    await field(page, 'register').fill('export default {')
    await page.locator('.terminal-errors textarea').fill('npm error allowScripts')
    release()
    await findings(page).first().waitFor()
    await page.locator('.terminal-errors li a').waitFor()
  })

  it('names the known cause of a message from the terminal', async () => {
    const page = await visitor.open('/docs/issues')
    await ready(page)
    const output = page.locator('.terminal-errors textarea')
    await output.fill("> build\nError: Cannot find module 'webpack/lib/GraphHelpers'\n")
    const link = page.locator('.terminal-errors li a')
    await link.waitFor()
    expect(await link.getAttribute('href')).toContain('/docs/quick-start/v4/uni-app-webpack#pitfalls')
    await output.fill('all is well')
    await expect
      .poll(() => page.locator('.terminal-errors [role=status]').textContent())
      .toContain('没有认出')
    expect(await link.count()).toBe(0)
  })

  it('keeps within a narrow screen with long lines', async () => {
    const page = await visitor.open('/docs/issues', { viewport: { width: 320, height: 700 } })
    await ready(page)
    await unfold(page)
    await field(page, 'register').fill(
      `${fileOf('register').text.replace('optimize: false', '')}// ${'x'.repeat(400)}`,
    )
    await findings(page).first().waitFor()
    const { content, screen } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }))
    expect(content).toBe(screen)
  })
})
