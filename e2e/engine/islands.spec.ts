import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, holdFiles, hydrated } from '../support/browser'

const visitor = createVisitor(inject('base'))

// Uses the keyboard below islands that load late: a layout shift between mousedown and mouseup prevents the click.
describe('islands', () => {
  it('hydrate with their props and keep their slot', async () => {
    const page = await visitor.open('docs/next/components')
    const button = page.locator('.counter button')
    expect(await button.textContent()).toBe('点我：2')
    await page.waitForSelector('[data-island="components/Counter.tsx"][data-hydrated]')
    await button.click()
    await expect.poll(() => button.textContent()).toBe('点我：5')
    expect(await page.locator('.counter [data-slot] strong').textContent()).toBe('静态文字')
    const described = await button.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('甲、乙')
  })

  it('look at children that are components, and show those later that they hide at first', async () => {
    const page = await visitor.open('docs/next/components')
    const choices = page.locator('.choices')
    expect(await choices.textContent()).toBe('左右向左，是 山。')
    await choices.scrollIntoViewIfNeeded()
    await page.waitForSelector('[data-island="components/choices.tsx#Choices"][data-hydrated]')
    await choices.getByRole('button', { name: '右' }).press('Enter')
    await expect.poll(() => choices.locator('.choice').getAttribute('title')).toBe('右')
    expect(await choices.locator('.choice a').getAttribute('href')).toBe('/sub/docs/next/markdown')
    await choices.locator('.counter button').press('Enter')
    await expect.poll(() => choices.locator('.counter button').textContent()).toBe('浪：2')
    await choices.getByRole('button', { name: '左' }).press('Enter')
    await expect.poll(() => choices.locator('.choice strong').textContent()).toBe('山')
    const answer = page.locator('.answer')
    expect(await answer.textContent()).toBe('答案')
    await answer.scrollIntoViewIfNeeded()
    await page.waitForSelector('[data-island="components/choices.tsx#Answer"][data-hydrated]')
    await answer.getByRole('button').press('Enter')
    await expect.poll(() => answer.locator('[data-slot]').textContent()).toContain('四十二，见 代码')
  })

  it('show pages that they are given by props, at once and later', async () => {
    const page = await visitor.open('docs/next/components')
    const samples = page.locator('.samples')
    const text = () => samples.locator('[data-slot]').textContent()
    expect(await text()).toContain('先看的 一页。')
    await samples.scrollIntoViewIfNeeded()
    await page.waitForSelector('[data-island="components/choices.tsx#Samples"][data-hydrated]')
    expect(await text()).toContain('先看的 一页。')
    await samples.getByRole('button').press('Enter')
    await expect.poll(text).toContain('另一页的 文字。')
  })

  it('stand within a line with their slots', async () => {
    const page = await visitor.open('docs/next/components')
    const hint = page.locator('.hint')
    expect(await page.locator('p', { has: hint }).textContent()).toBe('行中 有 粗 字 一处。')
    await hint.scrollIntoViewIfNeeded()
    await page.waitForSelector('[data-island="components/choices.tsx#Hint"][data-hydrated]')
    await hint.press('Enter')
    await expect.poll(() => hint.textContent()).toBe('有 粗 字！')
    expect(await hint.locator('[data-slot] strong').textContent()).toBe('粗')
  })

  it('have links under the base URL, as their slots do', async () => {
    const page = await visitor.open('docs/next/components')
    expect(await page.locator('.counter [data-slot] a').getAttribute('href')).toBe('/sub/docs/next/tabs')
    const hrefs = () =>
      page.locator('.signpost a').evaluateAll(links => links.map(link => link.getAttribute('href')))
    await expect.poll(hrefs).toEqual(['/sub/docs/next/markdown#explicit-id', '/sub/docs/next/markdown#提示'])
    await page.locator('.signpost a').first().press('Enter')
    await page.waitForURL('**/sub/docs/next/markdown#explicit-id')
  })

  it('may be a named export', async () => {
    const page = await visitor.open('docs/next/components')
    await expect.poll(() => page.locator('.greeting').textContent()).toBe('小明，你好')
  })

  it('may be components of a module that is imported whole, remembered ones too', async () => {
    const page = await visitor.open('docs/next/components')
    await expect.poll(() => page.locator('.farewell').allTextContents()).toEqual(['小红，再见', '小刚，再见'])
  })

  it('crash alone: the page and the other islands stay, and it can be tried again', async () => {
    const page = await visitor.open('docs/next/components')
    await page.waitForSelector('[data-island="components/Crash.tsx"][data-hydrated]')
    await page.locator('.crash').press('Enter')
    const failure = page.locator('.island-failure')
    await expect.poll(() => failure.locator('pre').textContent()).toBe('岛崩溃了\n\n原因：\n里面的错')
    // The messages come from the site's components, so they are in the language of the page.
    expect(await failure.locator('pre').evaluate(pre => pre.closest('[lang]')?.localName)).toBe('html')
    await page.locator('.counter button').press('Enter')
    await expect.poll(() => page.locator('.counter button').textContent()).toBe('点我：5')
    await failure.getByRole('button', { name: '重试' }).press('Enter')
    await expect.poll(() => page.locator('.crash').textContent()).toBe('弄坏它')
    expect(visitor.faults.splice(0).join()).toContain('岛崩溃了')
  })

  it('answer a click that comes before they are alive', async () => {
    const page = await visitor.page()
    const release = await holdFiles(page, '**/assets/Counter-*.js')
    const wanted = page.waitForRequest('**/assets/Counter-*.js')
    await page.goto(new URL('docs/next/components', inject('base')).href)
    await wanted
    await page.locator('.counter button').click()
    const spinner = page.locator('[data-island="components/Counter.tsx"][data-loading]')
    await spinner.waitFor()
    release()
    await spinner.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.counter button').textContent()).toBe('点我：5')
  })

  it('work after client-side navigation', async () => {
    const page = await visitor.open('docs/next/tabs')
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { mark: true }))
    await page.locator('.sidebar-pane').getByRole('link', { name: '组件与岛' }).click()
    await page.waitForURL('**/components')
    await page.waitForSelector('[data-island="components/Counter.tsx"][data-hydrated]')
    await page.locator('.counter button').click()
    await expect.poll(() => page.locator('.counter button').textContent()).toBe('点我：5')
    expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  })

  it('are taken down with their page also while React takes them over', async () => {
    const page = await visitor.page()
    await page.addInitScript(() => Object.assign(window, { late: new Promise(() => {}) }))
    const loaded = page.waitForResponse('**/assets/Late-*.js')
    await page.goto(new URL('docs/next/components', inject('base')).href)
    await page.locator('.late').scrollIntoViewIfNeeded()
    await (await loaded).finished()
    await page.waitForSelector('[data-island="components/Crash.tsx"][data-hydrated]')
    await page.locator('.sidebar-pane').getByRole('link', { name: '标签页' }).click()
    await page.waitForURL('**/tabs')
    // If the root were changed before React is ready, React would report an error, which fails the test.
    await page.waitForFunction(() => document.querySelector('.late') === null)
    expect(await page.locator('h1').first().textContent()).toContain('标签页')
  })

  it('read sensibly without JavaScript', async () => {
    const page = await visitor.open('docs/next/components', { javaScriptEnabled: false })
    expect(await page.locator('.counter button').textContent()).toBe('点我：2')
    expect(await page.locator('.counter').textContent()).toContain('静态文字')
  })

  it('cost script only on pages that use them', async () => {
    const page = await visitor.page()
    const scripts: string[] = []
    page.on('request', request => scripts.push(request.url()))
    await page.goto(new URL('docs/next/long', inject('base')).href)
    await hydrated(page)
    expect(scripts.filter(url => /Counter|greetings|Crash|islands-/.test(url))).toEqual([])
  })

  it('stand on pages and in posts as well', async () => {
    for (const path of ['about', 'blog/second-post', 'blog']) {
      const page = await visitor.open(path)
      const button = page.locator('.counter button').last()
      await page.waitForSelector('[data-island][data-hydrated]')
      await button.click()
      await expect.poll(() => button.textContent()).toMatch(/：1$/)
    }
  })
})

describe('other components in pages', () => {
  it('render at build time only when their file says static', async () => {
    const page = await visitor.open('docs/next/components')
    await hydrated(page)
    expect(await page.locator('.stamp').textContent()).toBe('盖章')
    expect(await page.locator('.stamp').getAttribute('data-node')).toMatch(/^v\d+/)
    const html = readFileSync(join(inject('dist'), 'docs/next/components.html'), 'utf8')
    expect(html).not.toContain('Stamp')
  })

  it('include the theme’s own, imports of partials, images and expressions', async () => {
    const page = await visitor.look('docs/next/components')
    const article = page.locator('.article')
    expect(await article.textContent()).toContain('版本 4.2.8，2。')
    expect(await article.textContent()).toContain('片段收到「组件页」，事实是「水在零度结冰」。')
    expect(await article.getByRole('link', { name: '链接', exact: true }).getAttribute('href')).toBe(
      '/sub/docs/next/code',
    )
    expect(await article.locator('.admonition-tip .admonition-title').textContent()).toBe('组件写法')
    expect(await article.locator('figcaption').first().textContent()).toBe('component.js')
    expect(await article.getByAltText('导入的图').getAttribute('src')).toMatch(
      /^\/sub\/assets\/box-\w+\.png$/,
    )
    expect(await article.getByAltText('带前缀的图').getAttribute('src')).toBe('/sub/img/logo.svg')
    expect(await page.locator('.toc-highlight').allTextContents()).toContain('片段里的标题')
  })
})
