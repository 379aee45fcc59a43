import { expect, it } from 'vitest'
import { runBuild } from '../../support/run-build'
import { copySite } from '../../support/site-copy'

it('a package that only the browser would load is reported alike: of a worker, a stylesheet, on demand', async () => {
  const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'imports-absent' })
  site.write('docs/intro.mdx', "import Work from '@site/src/components/Work'\n\n# Intro\n\n<Work />\n")
  site.write(
    'src/components/Work.jsx',
    "export default () => (\n  <button onClick={() => new Worker(new URL('./work.js', import.meta.url), { type: 'module' })}>w</button>\n)\n",
  )
  site.write('src/components/work.js', "\nimport 'absent-in-worker/deep'\n")
  const first = await runBuild(site.options)
  expect(first.text).toMatch(
    /src\/components\/work\.js:2:\d+: The package 'absent-in-worker' is not installed[\s\S]*?→ npm install absent-in-worker/,
  )
  site.write('src/components/work.js', '')
  site.write('site.css', '/* x */\n@import "absent-styles/x.css";\n')
  site.write('package.json', '{"private":true,"devDependencies":{"absent-styles":"1"}}')
  const second = await runBuild(site.options)
  expect(second.text).toMatch(
    /site\.css:2[^\n]*: The package 'absent-styles' is not installed[\s\S]*?→ npm ci/,
  )
  site.remove('site.css')
  site.write(
    'src/components/Work.jsx',
    "export default () => <button onClick={() => import('absent-later')}>w</button>\n",
  )
  const third = await runBuild(site.options)
  expect(third.text).toMatch(/warning: [^\n]*Work\.jsx:1[^\n]*: The package 'absent-later' is not installed/)
  expect(third.code).toBe(0)
  for (const { code, text } of [first, second]) {
    expect(code).not.toBe(0)
    expect(text).not.toMatch(/^ {4}at |Rolldown|lightningcss/m)
  }
})
