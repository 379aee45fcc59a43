import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BROKEN, pageOf, writeBroken } from '../../data/broken-modules'
import { runOnTakenPort, runServer } from '../../support/run-server'
import { copySite } from '../../support/site-copy'

it('says that its port is taken, and fails', async () => {
  const { options } = copySite({ fixture: 'examples/minimal', as: 'port-taken' })
  const { code, text, port } = await runOnTakenPort(['dev', ...options])
  expect([code, text]).toEqual([1, expect.stringContaining(`Port ${port} is taken`)])
})

it('reports modules that cannot be bundled, shows the other pages, and gives browsers every name', async () => {
  const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'broken-modules-dev' })
  writeBroken(site)
  site.write('src/kit.js', 'const two = 2\nexport const one = two\n')
  site.write(
    'src/Shows.jsx',
    "import { two } from './kit'\nexport default () => <p onClick={() => {}}>shown {String(two)}</p>\n",
  )
  site.write('docs/shows.mdx', pageOf('Shows'))
  const served = await runServer(['dev', ...site.options])
  const ask = (path: string, headers = {}) =>
    fetch(new URL(path, served.url), { headers }).then(answer => answer.text())
  try {
    expect(await ask('docs/sound', { accept: 'text/html' })).toContain('<button>sound</button>')
    // A browser requests this module for the page.
    await ask(`/${site.site}/src/ForBrowsers.jsx`)
    for (const { place, what } of Object.values(BROKEN))
      await expect.poll(served.output).toContain(`${join(site.site, 'src', place)}: ${what}`)
    expect(served.output()).not.toMatch(/\n {4}at /)
    expect(await ask(`/${site.site}/src/kit.js`)).toMatch(/export \{ \w+ as two \}/)
  } finally {
    await served.stop()
  }
})
