import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runBuild } from '../support/run-build'
import { root, runCommand, runServer } from '../support/run-server'
import { copySite, type SiteCopy } from '../support/site-copy'

interface Broken {
  /** What the component imports. */
  imports: string
  /** Beside it. */
  files?: Record<string, string>
  /** In src. */
  place: string
  what: string
  remedy: string
}

/** By the name of a component that cannot be bundled. */
const BROKEN: Record<string, Broken> = {
  Syntax: {
    imports: "import { used } from './helper'",
    files: { 'helper.ts': 'export const one = 1\nexport const used = = 2\n' },
    place: 'helper.ts:2:21',
    what: 'Unexpected token',
    remedy: 'Correct the syntax',
  },
  Absent: {
    imports: "import { used } from './gone'",
    place: 'Absent.jsx:1:23',
    what: "The import './gone' points to a file that does not exist",
    remedy: 'Fix the path',
  },
  OnDemand: {
    imports: "const used = () => import('./gone-too')",
    place: 'OnDemand.jsx:1:28',
    what: "The import './gone-too' points to a file that does not exist",
    remedy: 'Fix the path',
  },
  OpenBlock: {
    imports: "import used from './open.module.css'",
    files: { 'open.module.css': '.a { color: red\n.b { color: blue }\n' },
    place: 'open.module.css:1:4',
    what: 'A block is not closed',
    remedy: 'Add the missing }',
  },
  SheetImport: {
    imports: "import used from './sheet.module.css'",
    files: { 'sheet.module.css': "@import './gone.css';\n.a { color: red }\n" },
    place: 'sheet.module.css:1:10',
    what: "The import './gone.css' points to a file that does not exist",
    remedy: 'Fix the path',
  },
  // The server takes the other file.
  ForBrowsers: {
    imports: "import { used } from 'half'",
    files: {
      '../node_modules/half/package.json':
        '{"name":"half","type":"module","main":"server.js","module":"server.js","browser":"browser.js"}',
      '../node_modules/half/server.js': 'export const used = 1\n',
      '../node_modules/half/browser.js': 'export const used = = 1\n',
    },
    place: '../node_modules/half/browser.js:1:21',
    what: 'Unexpected token',
    remedy: 'Correct the syntax',
  },
  Packaged: {
    imports: "import used from './packaged.module.css'",
    files: { 'packaged.module.css': "@import 'absent-sheets/x.css';\n.a { color: red }\n" },
    place: 'packaged.module.css:1:10',
    what: "The package 'absent-sheets' is not installed",
    remedy: 'npm install absent-sheets',
  },
  Picture: {
    imports: "import used from './picture.module.css'",
    files: { 'picture.module.css': '.a { background: url(gone.png) }\n' },
    place: 'picture.module.css:1:22',
    what: "The address 'gone.png' points to a file that does not exist",
    remedy: 'Fix the path',
  },
  Variable: {
    imports: "import used from './tones.module.scss'",
    files: { 'tones.module.scss': '.a { color: $main }\n' },
    place: 'tones.module.scss:1:13',
    what: 'Sass: Undefined variable.',
    remedy: 'Fix the line',
  },
  Data: {
    imports: "import used from './data.json'",
    files: { 'data.json': '{\n  "a": 1,,\n}\n' },
    place: 'data.json:2:10',
    what: 'Key must be a string',
    remedy: 'Correct the JSON',
  },
  OfImport: {
    imports: "import { count as used } from './counter'\nexport const more = () => { used = 2 }",
    files: { 'counter.js': 'export let count = 1\n' },
    place: 'OfImport.jsx:2:29',
    what: "Cannot assign to import 'used'",
    remedy: 'Copy it into a variable of your own',
  },
  OfConstant: {
    imports: 'const used = 1\nexport const more = () => { used = 2 }',
    place: 'OfConstant.jsx:2:29',
    what: 'Unexpected re-assignment of const variable `used`',
    remedy: 'Declare it with let',
  },
}

const pageOf = (name: string) =>
  `---\ntitle: ${name}\n---\nimport ${name} from '@site/src/${name}'\n\nText of ${name}.\n\n<${name} />\n`

function writeBroken(site: SiteCopy): void {
  site.write('docs/intro.md', '# Intro\n')
  site.write('src/Sound.jsx', 'export default () => <button onClick={() => {}}>sound</button>\n')
  site.write('docs/sound.mdx', pageOf('Sound'))
  for (const [name, { imports, files = {} }] of Object.entries(BROKEN)) {
    const draws = `export default () => <p onClick={() => {}}>{String(used)}</p>`
    site.write(`src/${name}.jsx`, `${imports}\n${draws}\n`)
    for (const [file, text] of Object.entries(files)) site.write(`src/${file}`, text)
    site.write(`docs/${name.toLowerCase()}.mdx`, pageOf(name))
  }
}

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

describe('the dev server beside modules that cannot be bundled', () => {
  const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'broken-modules-dev' })
  writeBroken(site)

  it('shows the other pages, and tells of all of them in the terminal', async () => {
    const served = await runServer(['dev', ...site.options])
    const ask = (path: string) =>
      fetch(new URL(path, served.url), { headers: { accept: 'text/html' } }).then(answer => answer.text())
    try {
      expect(await ask('docs/sound')).toContain('<button>sound</button>')
      // As a browser does for the page.
      await fetch(new URL(`/${site.site}/src/ForBrowsers.jsx`, served.url))
      for (const { place, what } of Object.values(BROKEN))
        await expect.poll(served.output).toContain(`${join(site.site, 'src', place)}: ${what}`)
      expect(served.output()).not.toMatch(/\n {4}at /)
    } finally {
      await served.stop()
    }
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
  // The commonest cause: it is there and not exported.
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
    const { code, text } = await runCommand(['search:explain', 'shown', ...site.options.slice(0, 2)])
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

  it('are there for browsers that the dev server feeds', async () => {
    const served = await runServer(['dev', ...site.options])
    try {
      const kit = await fetch(new URL(`/${site.site}/src/kit.js`, served.url))
      expect(await kit.text()).toMatch(/export \{ \w+ as two \}/)
    } finally {
      await served.stop()
    }
  })
})
