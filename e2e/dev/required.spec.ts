import { afterAll, expect, it } from 'vitest'
import { DEV_EVENT } from '../../packages/core/model'
import { createVisitor, hydrated } from '../support/browser'
import { runServer } from '../support/run-server'
import { copySite } from '../support/site-copy'

const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'required' })
// Target of the fixture's redirect.
site.write('docs/intro.md', '# Intro\n')
site.write('components/words/one.js', "export default 'one'\n")
site.write('components/words/two.js', "export default 'two'\n")
site.write('static/covers/one.png', '1')
site.write('static/covers/two.png', '2')
site.write('components/list.json', '["listed"]\n')
site.write(
  'components/Requires.tsx',
  `import { useState } from 'react'
const [listed] = require('./list.json') as string[]
const words = require.context('./words', false, /\\.js$/)
export default function Requires() {
  const [path, setPath] = useState('./one.js')
  const name = path.slice(2, -3)
  const covers = [require(\`/static/covers/\${name}.png\`), require(\`/covers/\${name}.png\`), require('/covers/one.png')]
  return (
    <button type="button" className="requires" title={covers.map(cover => cover.default).join(' ')} onClick={() => setPath('./two.js')}>
      {listed} {words.keys().length} {words(path).default} {require(\`./words/\${name}.js\`).default}
    </button>
  )
}
`,
)
site.write(
  'docs/requires.mdx',
  "---\ntitle: 加载\n---\nimport Requires from '@site/components/Requires'\n\n<Requires />\n",
)
const served = await runServer(['dev', ...site.options])
const visitor = createVisitor(served.url)
afterAll(() => served.stop())

it('what a component requires is there in the browser that the dev server feeds', async () => {
  const page = await visitor.look('docs/requires')
  await hydrated(page)
  const button = page.locator('.requires')
  const covers = async () => (await button.getAttribute('title'))!.replace(/-\w+(?=\.png)/g, '').split(' ')
  expect(await button.textContent()).toBe('listed 2 one one')
  const [one] = await covers()
  expect(one).toMatch(/\/one\.png$/)
  expect(await covers()).toEqual([one, one, one])
  await button.click()
  await expect.poll(() => button.textContent()).toBe('listed 2 two two')
  const two = one!.replace('one', 'two')
  expect(await covers()).toEqual([two, two, one])
})

it('a file that comes into a listed folder, or goes, shows at once', async () => {
  const page = await visitor.page()
  let reports = 0
  page.on('websocket', socket =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes(DEV_EVENT.rendered)) reports++
    }),
  )
  const address = new URL('docs/requires', served.url).href
  await page.goto(address)
  await hydrated(page)
  const button = page.locator('.requires')
  /** Edits and waits for the update of the page, because a file removed while it is fetched would be missing. */
  const expectAfter = async (edit: () => void, count: number) => {
    const before = reports
    edit()
    await expect.poll(() => button.textContent()).toMatch(new RegExp(`^listed ${count} `))
    const html = await (await page.request.get(address, { headers: { accept: 'text/html' } })).text()
    expect(html).toMatch(new RegExp(`listed(?:<!-- -->| )+${count}`))
    await expect.poll(() => reports).toBeGreaterThan(before)
  }
  expect(await button.textContent()).toMatch(/^listed 2 /)
  await expect.poll(() => reports).toBe(1)
  await expectAfter(() => site.write('components/words/three.js', "export default 'three'\n"), 3)
  await expectAfter(() => site.remove('components/words/three.js'), 2)
})
