import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, holdFiles, hydrated, REACT_FILES, ready } from '../support/browser'

const visitor = createVisitor(inject('base'))
const phone = { viewport: { width: 390, height: 844 } }

/** Returns computed styles, including the colours that the browser forces. */
const styleOf = (page: Page, selector: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, part) => {
      const { backgroundColor, backgroundImage, outlineStyle, fontWeight, color, display } = getComputedStyle(
        element,
        part,
      )
      return { backgroundColor, backgroundImage, outlineStyle, fontWeight, color, display }
    }, pseudo)

/** Returns the value of a system colour in this browser. */
const systemColour = (page: Page, name: string) =>
  page.evaluate(colour => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

describe('with forced colours, light and dark', () => {
  /** Opens a page and checks it in both colour schemes. */
  async function look(path: string, expectAll: (page: Page) => Promise<void>) {
    const page = await visitor.open(path, { forcedColors: 'active' })
    await ready(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      // Waits for the transitions of colours.
      await page.waitForFunction(() => document.getAnimations().length === 0)
      await expectAll(page)
    }
  }

  it('draws no box around links, and every icon and mark', () =>
    look('/docs/issues/css-vars', async page => {
      const [canvas, highlight] = [await systemColour(page, 'Canvas'), await systemColour(page, 'Highlight')]
      for (const link of ['.article a', '.side-link', '.nav-link', '.search-button'])
        expect((await styleOf(page, link)).outlineStyle, link).toBe('none')
      for (const [icon, pseudo] of [
        ['.side-link.caret', '::after'],
        ['.dropdown > .caret', '::after'],
        ['.admonition-title', '::before'],
        ['.copy-markdown', '::before'],
      ] as const)
        expect((await styleOf(page, icon, pseudo)).backgroundColor, icon).not.toBe(canvas)
      expect((await styleOf(page, '.external', '::after')).backgroundImage).toContain(
        await systemColour(page, 'LinkText'),
      )
      for (const mark of ['.navbar .nav-link[data-active]', '.side-link[aria-current=page]']) {
        expect((await styleOf(page, mark, '::before')).backgroundColor, mark).toBe(highlight)
        expect((await styleOf(page, mark)).fontWeight, mark).toBe('700')
      }
    }))

  it('shows the chosen option', () =>
    look('/docs/intro', async page => {
      const highlight = await systemColour(page, 'Highlight')
      expect(await styleOf(page, '.chooser-options input:checked + span')).toMatchObject({
        backgroundColor: highlight,
        color: await systemColour(page, 'HighlightText'),
      })
      expect(await styleOf(page, '.chooser-options input:not(:checked) + span')).not.toMatchObject({
        backgroundColor: highlight,
      })
    }))

  it('shows the chosen tab', () =>
    look('/docs/quick-start/install', async page => {
      const highlight = await systemColour(page, 'Highlight')
      const borders = await page
        .locator('.tab-list')
        .first()
        .locator('> button')
        .evaluateAll(tabs => tabs.map(tab => getComputedStyle(tab).borderBlockEndColor))
      expect(borders[0]).toBe(highlight)
      expect(borders.slice(1)).not.toContain(highlight)
    }))
})

/** Returns the contrast ratio of an element's text and background, as defined by WCAG. */
const contrastOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const parse = (colour: string) => colour.match(/[\d.]+/g)!.map(Number)
      const light = (colour: string) => {
        const [r = 0, g = 0, b = 0] = parse(colour).map(part => {
          const share = part / 255
          return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      let ground: Element | null = element
      while (ground && (parse(getComputedStyle(ground).backgroundColor)[3] ?? 1) === 0)
        ground = ground.parentElement
      const [a, b] = [
        light(getComputedStyle(element).color),
        light(getComputedStyle(ground!).backgroundColor),
      ]
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    })

describe.each(['light', 'dark'])('with more contrast, %s', theme => {
  it('has no text below 7:1', async () => {
    const page = await visitor.open(`/docs/quick-start/install?docusaurus-theme=${theme}`, {
      contrast: 'more',
    })
    await ready(page)
    for (const text of [
      '.article p',
      '.article a',
      '.side-link',
      '.side-link[aria-current=page]',
      '.breadcrumbs',
      '.toc-link',
      '.footer a',
      '.t-comment',
    ])
      expect(await contrastOf(page, text), text).toBeGreaterThanOrEqual(7)
  })
})

describe('code', () => {
  it.each(['/', '/docs/quick-start/install', '/docs/options', '/blog'])(
    'has letters of one width on %s',
    async path => {
      const page = await visitor.look(path)
      const proportional = await page.evaluate(() => {
        const pen = document.createElement('canvas').getContext('2d')!
        const isEven = (font: string) => {
          pen.font = font
          return pen.measureText('iiiiiiiiii').width === pen.measureText('MMMMMMMMMM').width
        }
        return [...document.querySelectorAll('code, pre, kbd, samp, .code-title')]
          .filter(element => element.textContent)
          .filter(element => {
            const { fontSize, fontFamily } = getComputedStyle(element)
            return !isEven(`${fontSize} ${fontFamily}`)
          })
          .map(element => element.outerHTML.slice(0, 100))
      })
      expect(proportional).toEqual([])
    },
  )
})

/** Wraps every text node in two elements, as a browser's translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (text.data.trim() && !text.parentElement?.closest('script, style, textarea')) found.push(text)
    }
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `~${text.data}`
      outer.append(inner)
      text.replaceWith(outer)
    }
  })

describe('under a translator', () => {
  it('the search opens on a page that was translated before', async () => {
    const page = await visitor.open('/docs/intro')
    await ready(page)
    await translate(page)
    const article = await page.locator('main').evaluateHandle(main => main.querySelector('.article'))
    await page.keyboard.press('Control+k')
    await page.locator('#docsearch-input').waitFor()
    await translate(page)
    await page.keyboard.press('Escape')
    await page.locator('.search-dialog').waitFor({ state: 'detached' })
    expect(await article.evaluate(element => element?.isConnected)).toBe(true)
    await page.locator('.sidebar-pane a[href="/docs/multi-platform"]').click()
    await page.waitForURL('**/docs/multi-platform')
    expect(await page.locator('.crash').count()).toBe(0)
  })

  it('the menu of a phone opens by the tap that had it loaded', async () => {
    const page = await visitor.open('/docs/intro', phone)
    await ready(page)
    await translate(page)
    await page.locator('[data-early=menu]').click()
    await page.locator('.drawer[data-shown]').waitFor()
    await translate(page)
    await page.locator('.drawer-back').click()
    await translate(page)
    await page.locator('.drawer').getByRole('button', { name: '配置项' }).click()
    await page.locator('.drawer').getByRole('link', { name: 'API 参考' }).click()
    await page.waitForURL('**/UserDefinedOptions')
  })

  it('a finger that lies on the menu while it is loaded opens it', async () => {
    const page = await visitor.page(phone)
    const release = await holdFiles(page, REACT_FILES)
    await page.goto(new URL('docs/intro', inject('base')).href)
    await ready(page)
    await translate(page)
    await page.locator('[data-early=menu]').hover()
    await page.mouse.down()
    release()
    // No event shows that the page waits for the release, so give a wrong early hydration time to happen.
    await page
      .locator('html[data-has-hydrated=true]')
      .waitFor({ state: 'attached', timeout: 2000 })
      .catch(() => {})
    await page.mouse.up()
    await page.locator('.drawer[data-shown]').waitFor()
  })

  it('the chooser answers, from the first choice on', async () => {
    const page = await visitor.open('/docs/intro')
    await hydrated(page)
    await translate(page)
    for (const framework of ['Taro', 'Mpx', '原生小程序', 'uni-app x']) {
      await page.locator('.chooser').getByRole('radio', { name: framework }).first().check({ force: true })
      await page.locator('.chooser-result', { hasText: framework }).waitFor()
      await translate(page)
    }
    expect(await page.locator('.island-failure').count()).toBe(0)
  })

  it('the playground goes on', async () => {
    const page = await visitor.open('/')
    await hydrated(page)
    const playground = page.locator('.playground')
    await translate(page)
    await playground.getByRole('button', { name: '列表' }).click()
    await playground
      .locator('pre', { hasText: 'wxss' })
      .or(playground.locator('pre').first())
      .first()
      .waitFor()
    await page.locator('[data-island*=Playground][data-hydrated]').waitFor()
    for (const example of ['表单', '名片']) {
      await translate(page)
      const before = await playground.locator('pre').first().textContent()
      await playground.getByRole('button', { name: example }).click()
      await expect.poll(() => playground.locator('pre').first().textContent()).not.toBe(before)
    }
    expect(await page.locator('.island-failure').count()).toBe(0)
  })
})
