import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mistake, mistakes } from '../../data/mistakes'
import { createVisitor } from '../../support/browser'
import { reported } from '../../support/overlay'
import { runBuild } from '../../support/run-build'
import { runServer, type ServedSite } from '../../support/run-server'
import { copySite } from '../../support/site-copy'

const site = copySite({ fixture: 'e2e/fixtures/authoring', as: 'authoring' })
for (const { file, lines } of mistakes) site.write(file, `${lines.join('\n')}\n`)
// Links to pages that fail to compile must not be reported as well.
site.write(
  'docs/mistakes/follow-up.md',
  '---\ntitle: Links\n---\n\n[a](./open-component.mdx#gone) [b](/docs/other#gone)\n',
)

/** Returns the report of a mistake, from its place to the next report; undefined if it is missing. */
function findTold(text: string, { file, at, what, isWarning }: Mistake): string | undefined {
  const place = `${isWarning ? 'warning: ' : ''}${site.site}/${file}:${at}: `
  const start = text.indexOf(`\n${place}`)
  const told = start < 0 ? '' : text.slice(start + 1).split(/\n\n|\n(?=(?:warning: )?\.cache\/)/)[0]!
  return told.includes(what) ? told : undefined
}

describe('a build tells every mistake of an author once, with line, column and remedy', () => {
  let text: string
  beforeAll(async () => {
    ;({ text } = await runBuild(site.options))
  })

  it.each(mistakes.map(mistake => [mistake.name, mistake] as const))('%s', (_name, mistake) => {
    const told = findTold(text, mistake)
    expect(told, text).toBeDefined()
    expect(told).toContain(mistake.remedy)
  })

  it('and nothing that follows from it', () => {
    const { length } = mistakes.filter(({ isWarning }) => !isWarning)
    expect(text).toContain(`\n${length} problems\n`)
    expect(text.match(/^warning: /gm)).toHaveLength(mistakes.length - length)
  })
})

describe('the dev server tells the same', () => {
  const visitor = createVisitor('http://127.0.0.1')
  let served: ServedSite
  let shown = ''
  beforeAll(async () => {
    served = await runServer(['dev', ...site.options])
    for (const { path } of mistakes)
      if (path) await fetch(new URL(path, served.url), { headers: { accept: 'text/html' } })
  })
  afterAll(() => served.stop())

  it('on a page, where it is more than a warning', async () => {
    const page = await visitor.page()
    // Links are only checked on the open page.
    for (const { path, needsOpenPage } of mistakes) {
      if (!needsOpenPage) continue
      await page.goto(new URL(path!, served.url).href)
      let told = ''
      await expect.poll(async () => (told = await reported(page))).toContain(path)
      shown += told
    }
    for (const { file, at, isWarning } of mistakes)
      if (!isWarning) expect(shown).toContain(`${site.site}/${file}:${at}\n`)
    visitor.faults.splice(0)
  })

  it.each(mistakes.map(mistake => [mistake.name, mistake] as const))(
    'in the terminal: %s',
    (_name, mistake) => {
      const told = findTold(served.output(), mistake)
      expect(told, served.output()).toBeDefined()
      expect(told).toContain(mistake.remedy)
    },
  )
})
