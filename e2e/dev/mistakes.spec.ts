import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createVisitor, hydrated } from '../support/browser'
import { overlay, reported, shown } from '../support/overlay'
import { runServer } from '../support/run-server'
import { copySite } from '../support/site-copy'

const site = copySite({ fixture: 'e2e/fixtures/features', as: 'mistakes' })
// The first mistake exists before the server starts.
site.edit('docs/long.md', 'title: 长页', 'title: 长页\nsidebar_position: first')
const served = await runServer(['dev', ...site.options])
const visitor = createVisitor(served.url)
afterAll(() => served.stop())

describe('a mistake shows over the page, with its place, and goes when it is fixed', () => {
  /** Makes the mistake while a page is open, reads the overlay, then fixes the mistake. */
  async function makeMistake({
    open,
    file,
    from,
    to,
    place,
  }: Record<'open' | 'file' | 'from' | 'to' | 'place', string>) {
    const page = await visitor.open(open)
    await hydrated(page)
    // Waits for the island: one that failed to load is only updated by a reload.
    if (file.startsWith('components/')) await page.waitForSelector(`[data-island="${file}"][data-hydrated]`)
    await page.evaluate(() => {
      window.scrollTo(0, 80)
      Object.assign(window, { mark: true })
    })
    site.edit(file, from, to)
    let text: string | null = ''
    await expect.poll(async () => (text = await reported(page))).toContain(`${site.site}/${place}`)
    site.restore(file)
    await expect.poll(() => overlay(page).count()).toBe(0)
    expect(await page.evaluate(() => ['mark' in window, window.scrollY])).toEqual([true, 80])
    return { page, text }
  }
  afterEach(() => {
    // Vite also reports modules that do not compile in the console.
    const own = visitor.faults.filter(
      fault => !/vite|Failed to (?:reload|fetch dynamically)|500/i.test(fault),
    )
    visitor.faults.splice(0, visitor.faults.length, ...own)
  })

  it('when the server starts', async () => {
    const page = await visitor.open('docs/next/long')
    await expect.poll(() => reported(page)).toContain('docs/long.md:3')
    site.restore('docs/long.md')
    await expect.poll(() => overlay(page).count()).toBe(0)
  })

  it('in MDX', async () => {
    const { page, text } = await makeMistake({
      open: 'docs/next/intro',
      file: 'docs/intro.mdx',
      from: '<Shared name="简介页" />',
      to: '<Shared name="简介页">',
      place: 'docs/intro.mdx:13',
    })
    expect(text).toContain('Close every tag')
    await expect.poll(() => page.locator('.article').textContent()).toContain('片段收到「简介页」')
  })

  it('in a partial', async () => {
    await makeMistake({
      open: 'docs/next/intro',
      file: 'docs/_shared.mdx',
      from: '片段收到',
      to: '<b>片段收到',
      place: 'docs/_shared.mdx:5',
    })
  })

  it('in a link', async () => {
    const { text } = await makeMistake({
      open: 'docs/next/markdown',
      file: 'docs/markdown.md',
      from: './slugs/relative.md',
      to: './slugs/nowhere.md',
      place: 'docs/markdown.md:97',
    })
    expect(text).toContain('points to a page that does not exist')
  })

  it('in front matter', async () => {
    await makeMistake({
      open: 'docs/next/markdown',
      file: 'docs/markdown.md',
      from: 'toc_max_heading_level: 4',
      to: 'toc_max_heading_level: four',
      place: 'docs/markdown.md:4',
    })
  })

  it('in a sidebar', async () => {
    const { text } = await makeMistake({
      open: 'docs/next/intro',
      file: 'sidebars.ts',
      from: "'tabs'",
      to: "'tubs'",
      place: 'sidebars.ts:13',
    })
    expect(text).toContain('- tubs')
  })

  it('in the config', async () => {
    const { text } = await makeMistake({
      open: 'docs/next/intro',
      file: 'site.config.ts',
      from: 'hideOnScroll: true',
      to: 'hideOnScrol: true',
      place: 'site.config.ts:25',
    })
    expect(text).toContain('Did you mean "hideOnScroll"?')
  })

  it('in a component', async () => {
    await makeMistake({
      open: 'docs/next/components',
      file: 'components/Counter.tsx',
      from: 'return (',
      to: 'return ((',
      place: 'components/Counter.tsx',
    })
  })

  it('also to a tab that opens later, and it goes there too', async () => {
    site.edit('docs/tabs.mdx', '</Tabs>', '')
    const page = await visitor.open('docs/next/tabs')
    await expect.poll(() => reported(page)).toContain('docs/tabs.mdx')
    site.restore('docs/tabs.mdx')
    await expect.poll(() => overlay(page).count()).toBe(0)
    await expect.poll(() => page.locator('.article').textContent()).toContain('TS 的内容')
  })

  it('two at once are reported together', async () => {
    const page = await visitor.open('docs/next/markdown')
    await hydrated(page)
    site.edit('docs/markdown.md', './slugs/relative.md', './slugs/nowhere.md')
    site.edit('docs/markdown.md', './img/box.png', './img/none.png')
    await expect.poll(() => reported(page)).toMatch(/nowhere[\s\S]*none\.png|none\.png[\s\S]*nowhere/)
    site.restore('docs/markdown.md')
    await expect.poll(() => overlay(page).count()).toBe(0)
  })

  it('a warning as a badge, which opens the list', async () => {
    const page = await visitor.open('docs/next/markdown')
    await hydrated(page)
    site.edit('docs/markdown.md', 'toc_max_heading_level: 4', 'toc_max_heading_level: 4\nsidebar_lable: x')
    const badge = page.locator('#ink\\:warnings')
    const list = page.locator('#ink\\:warning-list')
    // A reload caused by an earlier edit closes the list.
    const read = async () => {
      if ((await list.count()) === 0) await badge.click()
      return list.textContent({ timeout: 1000 }).catch(() => '')
    }
    await expect.poll(read).toContain('docs/markdown.md:5')
    expect(await overlay(page).count()).toBe(0)
    site.restore('docs/markdown.md')
    await expect.poll(() => list.getByText('sidebar_lable').count()).toBe(0)
  })

  it.each([
    [
      'in an effect',
      'Counter.tsx:14',
      (text: string) =>
        text
          .replace('useState', 'useEffect, useState')
          .replace(
            'useState(start)',
            "useState(start)\n  useEffect(() => {\n    throw new Error('no such thing')\n  }, [])",
          ),
    ],
    [
      'while its module is loaded',
      'Counter.tsx:2',
      (text: string) =>
        text.replace('\n', "\nif (typeof window === 'object') throw new Error('no such thing')\n"),
    ],
  ])('an error of a component %s, with the place there', async (_when, place, breakIt) => {
    const page = await visitor.open('docs/next/components')
    const button = page.locator('[data-island="components/Counter.tsx"][data-hydrated] button')
    await button.waitFor()
    site.write('components/Counter.tsx', breakIt(site.read('components/Counter.tsx')))
    await expect
      .poll(() => reported(page))
      .toMatch(new RegExp(`${place}:\\d+\nA script throws in the browser, on \\S+: no such thing`))
    expect(served.output()).toMatch(new RegExp(`${place}:\\d+: A script throws .*: no such thing`))
    site.restore('components/Counter.tsx')
    site.edit('components/Counter.tsx', '{label}：', '{label}是')
    await expect.poll(() => shown(button)).toMatch(/是\d/)
    expect(await overlay(page).count()).toBe(0)
    site.restore('components/Counter.tsx')
    await expect.poll(() => shown(button)).toMatch(/：\d/)
    visitor.faults.length = 0
  })
})
