import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createResolver } from 'inkstone/modules'
import { createSheetReader } from 'inkstone/styles'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundleSite } from '../fixtures/bundle-site'
import { sheetLanguages } from './languages'

let siteDir = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true })
  writeFileSync(join(siteDir, file), text)
  return join(siteDir, file)
}
const bundle = (entry: string) => bundleSite({ root: siteDir, entries: { entry } })
const install = (compiler: 'sass' | 'less') => {
  const folder = join('node_modules', compiler)
  const entry = createRequire(import.meta.url).resolve(compiler)
  mkdirSync(join(siteDir, 'node_modules'), { recursive: true })
  symlinkSync(entry.slice(0, entry.lastIndexOf(folder) + folder.length), join(siteDir, folder))
}

beforeEach(() => {
  siteDir = mkdtempSync(join(realpathSync(tmpdir()), 'sheets-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

describe('with the compiler of the site', () => {
  beforeEach(() => install('sass'))

  it('reads partials beside a file, from the folder of the site and of a package', () => {
    write('src/scss/_mixins.scss', '@mixin wide { width: 7px }')
    write('node_modules/kit/_look.scss', '$tone: olive;')
    write('node_modules/kit/_more.scss', '$gap: 2px;')
    const file = write(
      'src/card/card.module.scss',
      `@use '../scss/mixins' as *;
       @use '@site/src/card/own' as own;
       @use '~kit/look';
       @use 'kit/more';
       .card { @include wide; gap: more.$gap; .title { color: look.$tone; top: own.$top } }`,
    )
    write('src/card/_own.scss', '$top: 1px;')
    const { css, reads } = sheetLanguages(siteDir)['.scss']!.compile(file)
    expect(css.replace(/\s+/g, ' ')).toBe(
      '.card { width: 7px; gap: 2px; } .card .title { color: olive; top: 1px; }',
    )
    expect(reads.map(read => read.slice(siteDir.length + 1)).sort()).toEqual([
      'node_modules/kit/_look.scss',
      'node_modules/kit/_more.scss',
      'src/card/_own.scss',
      'src/card/card.module.scss',
      'src/scss/_mixins.scss',
    ])
  })

  it('gives a component the names that stand in the stylesheet', async () => {
    write('look.module.scss', '.box { .inner { color: red } }')
    write('plain.scss', '.plain { .x { top: 0 } }')
    const entry = write(
      'entry.js',
      "import './plain.scss'\nimport styles from './look.module.scss'\nexport default styles",
    )
    const { urls, styles } = await bundle(entry)
    const { default: names } = (await import(urls.entry!)) as { default: Record<string, string> }
    expect(Object.keys(names)).toEqual(['box', 'inner'])
    expect(styles.entry).toEqual(['plain.scss', 'look.module.scss'].map(file => join(siteDir, file)))
    const sheets = createSheetReader({ root: siteDir, siteDir, baseUrl: '/' })
    const { css } = await sheets({
      resolver: createResolver({ siteDir, hooks: { styles: { languages: sheetLanguages(siteDir) } } }),
      main: '',
      components: [],
      imported: styles.entry,
    })
    expect(css).toBe(`.plain .x{top:0}\n.${names.box} .${names.inner}{color:red}`)
  })

  it('takes an edited partial for an edit of the component', async () => {
    write('_part.scss', '$x: 1px;')
    write('look.module.scss', "@use 'part';\n.box { top: part.$x }")
    const entry = write('entry.js', "import styles from './look.module.scss'\nexport default styles.box")
    const first = await bundle(entry)
    expect(first.files).toContain(join(siteDir, '_part.scss'))
    write('_part.scss', '$x: 2px;')
    const second = await bundle(entry)
    expect(second.hashes.entry).not.toBe(first.hashes.entry)
  })

  it('tells a mistake with its file and line', async () => {
    write('_part.scss', '\n\n.a { top: $x }')
    write('look.module.scss', "@use 'part';")
    const entry = write('entry.js', "import './look.module.scss'")
    await expect(bundle(entry)).rejects.toMatchObject({
      problems: [{ what: 'Sass: Undefined variable.', where: { file: '_part.scss', line: 3 } }],
    })
  })
})

it('without a compiler says what to install, at the import', async () => {
  write('look.module.scss', '.a { top: 0 }')
  const entry = write('entry.js', "\nimport './look.module.scss'")
  const problem = {
    what: "'./look.module.scss' needs the package 'sass', which is not installed",
    where: { file: 'entry.js', line: 2 },
  }
  await expect(bundle(entry)).rejects.toMatchObject({
    problems: [{ ...problem, remedy: 'npm install -D sass' }],
  })
  write('package.json', '{"devDependencies":{"sass":"^1.0.0"}}')
  await expect(bundle(entry)).rejects.toMatchObject({ problems: [{ ...problem, remedy: 'npm ci' }] })
})

describe('files in Less', () => {
  it('are compiled by the compiler of the site, and their classes have names', async () => {
    install('less')
    write('node_modules/kit/base.less', '.base { top: 1px }')
    write('part.less', '.part { top: 0 }')
    write('src/css/plain.css', '.plain { top: 2px }')
    write(
      'look.module.less',
      "@import url('/src/css/plain.css');\n@import './part.less';\n@import '~kit/base.less';\n.box { color: red }",
    )
    const entry = write('entry.js', "import styles from './look.module.less'\nexport default styles")
    const { urls, files } = await bundle(entry)
    const { default: names } = (await import(urls.entry!)) as { default: Record<string, string> }
    expect(Object.keys(names)).toEqual(['base', 'box', 'part', 'plain'])
    expect(files).toEqual(expect.arrayContaining([join(siteDir, 'part.less')]))
  })

  it('are reported with the line of a mistake, or what to install', async () => {
    write('look.less', '.a { top: 0 }\n.b { top: @missing }')
    const entry = write('entry.js', "import './look.less'")
    await expect(bundle(entry)).rejects.toMatchObject({
      problems: [{ what: "'./look.less' needs the package 'less', which is not installed" }],
    })
    install('less')
    await expect(bundle(entry)).rejects.toMatchObject({
      problems: [{ what: 'Less: variable @missing is undefined', where: { file: 'look.less', line: 2 } }],
    })
  })
})
