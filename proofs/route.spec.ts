import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor, hydrated } from '../e2e/support/browser'
import type {} from '../e2e/support/serve-built'
import { optionsOf } from '../site/data/api/options'
import { type Line, lines } from '../site/data/lines'
import { allRecipes, recipes } from '../site/data/recipes'
import { readPages } from './pages'
import { readSteps } from './recipes/steps'

const visitor = createVisitor(inject('base'))
const pages = new Map(readPages().map(page => [page.file, page]))

/** Three choices, each with the file of its page and the initially selected tabs. */
const ways = [
  { choice: ['uni-app', 'Vite（Vue 3）', '4.x'], file: 'v4/uni-app-vite.mdx', tabs: [] },
  { choice: ['Taro', 'webpack', '4.x'], file: 'v4/taro-webpack.mdx', tabs: ['react'] },
  { choice: ['原生小程序', 'weapp-vite', '3.x'], file: 'native/1.install-plugin.mdx', tabs: [] },
]

/** Returns the commands and files that a page shows before its list of pitfalls. */
function readShown(page: Page) {
  return page.evaluate(() => {
    const end = document.querySelector('#pitfalls, #next')!
    for (const folded of document.querySelectorAll('details')) folded.open = true
    const blocks = [...document.querySelectorAll<HTMLElement>('.article figure.code-block')].filter(
      block =>
        block.checkVisibility() && end.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_PRECEDING,
    )
    const textOf = (block: HTMLElement) => block.querySelector('code')!.textContent!.replace(/\n*$/, '\n')
    return {
      commands: blocks
        .filter(block => block.dataset.lang === 'bash')
        .flatMap(block => textOf(block).split('\n').filter(Boolean)),
      files: blocks.map(textOf),
      // A non-breaking space keeps name and version on one line.
      builtWith: document.querySelector('.built-with')!.textContent!.replaceAll('\u00a0', ' '),
    }
  })
}

async function checkShown(page: Page, line: Line, { file, tabs }: (typeof ways)[number]) {
  const source = pages.get(`docs/quick-start/${file}`)!
  const { steps } = readSteps({ page: source, tabs, pages, outputs: {}, line })
  const shown = await readShown(page)
  expect(shown.commands).toEqual(steps.flatMap(step => (step.kind === 'command' ? step.command : [])))
  expect(shown.commands.join('\n')).toContain(`weapp-tailwindcss@${line.plugin}`)
  for (const step of steps) if (step.kind === 'file') expect(shown.files, step.path).toContain(step.text)
  const path = new URL(page.url()).pathname.replace(/^.*?(?=\/docs\/)/, '')
  const built = allRecipes.filter(recipe => recipe.page === path && recipe.lines.includes(line.id))
  expect(built, path).not.toEqual([])
  for (const { packages } of built)
    for (const text of [line.plugin, ...Object.entries(packages).map(part => part.join(' '))])
      expect(shown.builtWith).toContain(text)
}

// starters/starters.test.ts checks that the committed results belong to these files.
describe.each(ways)('from the introduction over the chooser, $choice', way => {
  it('comes to the recipe that was built, with its commands, files and versions, on every line', async () => {
    const page = await visitor.open('/docs/intro')
    await hydrated(page)
    const chooser = page.locator('.chooser')
    for (const name of way.choice)
      await chooser.getByRole('radio', { name, exact: true }).check({ force: true })
    const [framework, tool, tailwind] = way.choice
    const { page: path } = recipes.find(
      recipe => recipe.framework === framework && recipe.tool === tool && `${recipe.tailwind}.x` === tailwind,
    )!
    await chooser.locator('.chooser-result a', { hasText: `${framework} · ${tool}` }).click()
    await page.waitForURL(`**${path}`)
    await hydrated(page)
    for (const line of lines) {
      await page.locator('.doc-choice').getByRole('tab', { name: line.id, exact: true }).click()
      await checkShown(page, line, way)
    }
  })
})

it('the list of options is that of the chosen line', async () => {
  const page = await visitor.open('/docs/options')
  await hydrated(page)
  for (const { id, plugin } of lines) {
    await page.locator('.doc-choice').getByRole('tab', { name: id, exact: true }).click()
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.option-list dt code')]
        .filter(name => name.checkVisibility())
        .map(name => name.textContent),
    )
    expect([...new Set(shown)].sort(), id).toEqual([...optionsOf(plugin)].sort())
  }
})

it('a file of a starter stays within the frame of the chooser on a phone', async () => {
  const page = await visitor.open('/docs/intro', { viewport: { width: 390, height: 844 } })
  await hydrated(page)
  const chooser = page.locator('.chooser')
  await chooser.getByText('看看里面的文件').first().click()
  await chooser.locator('summary', { hasText: 'vite.config.ts' }).click()
  await chooser.locator('pre:visible').waitFor()
  const { needs, has } = await chooser.evaluate(({ scrollWidth, clientWidth }) => ({
    needs: scrollWidth,
    has: clientWidth,
  }))
  expect(needs).toBe(has)
})
