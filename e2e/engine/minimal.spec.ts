import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'
import { runBuild } from '../support/run-build'
import { root, runServer } from '../support/run-server'

const work = '.cache/e2e/minimal'
const dist = join(root, work, 'dist')
const options = ['--site', 'examples/minimal', '--out', `${work}/dist`, '--cache', `${work}/cache`]
rmSync(join(root, work), { recursive: true, force: true })
const { code, text } = await runBuild(options)
if (code !== 0) throw new Error(text)
const served = await runServer(['preview', ...options])
const visitor = createVisitor(served.url)
afterAll(() => served.stop())

const texts = (readdirSync(dist, { recursive: true }) as string[])
  .filter(file => /\.(?:html|js|css|json|xml|txt|md)$/.test(file))
  .map(file => ({ file, text: readFileSync(join(dist, file), 'utf8') }))

it('has nothing of another site in its output', () => {
  expect(texts.length).toBeGreaterThan(10)
  for (const { file, text } of texts) expect(text, file).not.toMatch(/weapp|tailwindcss-docs|小程序|#07c160/i)
})

it('speaks English, on every page and before any script runs', () => {
  const pages = texts.filter(({ file }) => file.endsWith('.html'))
  expect(pages.map(({ file }) => file)).toContain('404.html')
  for (const { file, text } of pages) {
    expect(text, file).toContain('<html lang="en"')
    expect(text, file).not.toMatch(/\p{Script=Han}/u)
  }
})

it('shows a page of Markdown in the column of an article', async () => {
  const page = await visitor.open('/', { locale: 'en-US', viewport: { width: 1200, height: 800 } })
  const boxOf = async (selector: string) => (await page.locator(`main ${selector}`).first().boundingBox())!
  const [heading, text] = [await boxOf('h1'), await boxOf('p')]
  expect(heading.x).toBeGreaterThan(100)
  expect(text.width).toBeLessThan(800)
  expect(text.y - heading.y - heading.height).toBeGreaterThan(10)
})

it('is read, searched and walked through in a browser', async () => {
  const page = await visitor.open('/', { locale: 'en-US' })
  await hydrated(page)
  await page.getByRole('link', { name: 'Start here' }).click()
  await page.waitForURL('**/docs/start')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Start')
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Next steps').click()
  await page.waitForURL('**/docs/next')
  await page.getByRole('button', { name: /^Search/ }).click()
  await page.locator('.search-dialog input').fill('publish')
  await page.locator('.search-hit').filter({ hasText: 'Publish' }).first().waitFor()
  expect(await page.locator('body').innerText()).not.toMatch(/\p{Script=Han}/u)
})
