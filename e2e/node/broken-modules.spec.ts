import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { BROKEN, pageOf, writeBroken } from '../data/broken-modules'
import { runBuild, runHosted } from '../support/run-build'
import { root } from '../support/run-server'
import { copySite } from '../support/site-copy'

describe('modules that cannot be bundled', () => {
  const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'broken-modules' })
  writeBroken(site)
  site.write('docs/another.mdx', pageOf('Absent'))

  site.write('src/theme/MDXComponents.js', "import { Star } from 'absent-icons'\nexport default { Star }\n")
  site.write('docs/star.mdx', '# Star\n\nText <Star />\n')

  const reportFile = join(root, `${site.out}-report.json`)
  let text: string
  let code: number | null
  let lacks: Record<string, string[]>
  beforeAll(async () => {
    ;({ code, text } = await runBuild([...site.options, '--report', `${site.out}-report.json`]))
    const { pages } = JSON.parse(readFileSync(reportFile, 'utf8'))
    lacks = Object.fromEntries(
      pages.map(({ path, lacks }: { path: string; lacks: { module: string }[] }) => [
        path,
        lacks.map(({ module }) => module),
      ]),
    )
  })

  it.each(Object.entries(BROKEN))('are reported with the place and the smallest edit: %s', (name, broken) => {
    const told = text
      .split(/\n{2,}/)
      .find(part => part.startsWith(`${join(site.site, 'src', broken.place)}: `))
    expect(told, text).toContain(broken.what)
    expect(told!.slice(told!.indexOf('\n  → '))).toContain(broken.remedy)
    expect(told).toContain(`${site.site}/docs/${name.toLowerCase()}.mdx`)
    expect(lacks[`/docs/${name.toLowerCase()}`]).toEqual([`${site.site}/src/${name}.jsx`])
  })

  it('are reported once, with all pages that go without them', () => {
    expect(code).toBe(1)
    expect(text).toContain(`\n${Object.keys(BROKEN).length + 1} problems\n`)
    expect(text).toContain(
      `points to a file that does not exist; pages without it: ${site.site}/docs/absent.mdx, ${site.site}/docs/another.mdx\n`,
    )
  })

  it('of a package that all pages may use are reported where a page draws them', () => {
    expect(text).toContain(`${site.site}/docs/star.mdx:3:6: The package 'absent-icons' is not installed\n`)
    expect(text).toContain('\n  → npm install absent-icons\n')
  })

  it('take no other page along', () => {
    expect(lacks['/docs/sound']).toEqual([])
    const html = readFileSync(join(root, site.out, 'docs/sound.html'), 'utf8')
    expect(html).toContain('<button>sound</button>')
    const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? []
    expect(existsSync(join(root, site.out, script!))).toBe(true)
  })
})

describe('names that a module does not export', () => {
  const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'missing-names' })
  site.write(
    'node_modules/half/package.json',
    '{"name":"half","type":"module","main":"server.js","module":"server.js","browser":"browser.js"}',
  )
  site.write('node_modules/half/server.js', "export const greet = () => 'hi'\n")
  site.write('node_modules/half/browser.js', 'export {}\n')
  // The most common cause: `two` is declared but not exported.
  site.write('src/kit.js', 'const two = 2\nexport const one = two\nexport const Panel = () => null\n')
  site.write(
    'src/Shows.jsx',
    `import { two } from './kit'
import { greet } from 'half'
import kit from './kit'
export default () => <p onClick={greet}>shown {String(two)} {typeof kit}</p>
`,
  )
  site.write('docs/intro.mdx', `${pageOf('Shows')}\n`)
  site.write('docs/read.mdx', "import { three } from '@site/src/kit'\n\nRead {String(three)}.\n")
  const warnings = [
    `src/Shows.jsx:1:10: '${site.site}/src/kit.js' has no export 'two': it is undefined`,
    `src/Shows.jsx:2:10: '${site.site}/node_modules/half/browser.js' has no export 'greet': it is undefined`,
    `src/Shows.jsx:3:8: '${site.site}/src/kit.js' has no export 'default': it is undefined`,
    "docs/read.mdx:1:24: '@site/src/kit' has no export 'three'",
  ].map(told => `warning: ${site.site}/${told}`)
  const warned = (text: string) => text.match(/^warning: .*/gm)?.sort()

  it('are undefined, with a warning at the import, also when the bundle is kept', async () => {
    const { code, text } = await runBuild(site.options)
    expect(warned(text), text).toEqual(warnings.sort())
    expect(code).toBe(0)
    const html = readFileSync(join(root, site.out, 'docs/intro.html'), 'utf8')
    expect(html.replaceAll('<!-- -->', '')).toContain('shown undefined undefined')
    expect(warned((await runBuild(site.options)).text)).toEqual(warnings)
  })

  it('stop no other command either', async () => {
    const { code, text } = await runHosted(['search:push', '--dry-run', ...site.options.slice(0, 2)])
    expect(code, text).toBe(0)
  })

  it('are errors where a page draws or calls them', async () => {
    site.write(
      'src/Draws.jsx',
      "import { Pannel } from './kit'\nexport default function Draws() { return <Pannel /> }\n",
    )
    site.write('docs/draws.mdx', pageOf('Draws'))
    site.write('docs/named.mdx', "import { Pannel } from '@site/src/kit'\n\n<Pannel />\n")
    site.write('docs/packaged.mdx', "import { Pannel } from 'half'\n\n<Pannel />\n")
    const { code, text } = await runBuild(site.options)
    expect(code).toBe(1)
    expect(text).toContain(`\n${site.site}/docs/draws.mdx:8:1: Element type is invalid`)
    expect(text).toContain(`\n${site.site}/docs/named.mdx:1:25: '@site/src/kit' has no export 'Pannel'\n`)
    expect(text).toContain("\n  → Did you mean 'Panel'?\n")
    expect(text).toContain(`\n${site.site}/docs/packaged.mdx:1:25: 'half' has no export 'Pannel'\n`)
    expect(text).toContain('\n3 problems\n')
  })
})
