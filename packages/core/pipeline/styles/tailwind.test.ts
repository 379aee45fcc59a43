import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { join, resolve } from '../../paths'
import { noteReads } from '../browser/note-reads'
import { engineFile } from '../project/engine-file'
import { tailwind } from './tailwind'

const siteDir = mkdtempSync(join(tmpdir(), 'tailwind-'))
afterAll(() => rmSync(siteDir, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(join(siteDir, file, '..'), { recursive: true })
  writeFileSync(join(siteDir, file), text)
}

async function compiled(file: string, read = new Set<string>(), isUsed = true): Promise<string> {
  const result = await build({
    root: siteDir,
    configFile: false,
    logLevel: 'silent',
    plugins: [tailwind({ siteDir, classNames: () => (isUsed ? ['pt-[7px]'] : undefined) }), noteReads(read)],
    build: { write: false, cssMinify: false, rolldownOptions: { input: resolve(siteDir, file) } },
  })
  const { output } = result as { output: { fileName: string; source?: string | Uint8Array }[] }
  return String(output.find(({ fileName }) => fileName.endsWith('.css'))?.source)
}

test('classes get their rules wherever a component, a page or a document names them, tests apart', async () => {
  write('components/Button.tsx', 'export default () => <b className="pt-[1px]" />')
  write('components/button-looks.ts', "export const looks = { large: 'pt-[2px]' }")
  write('components/Button.test.tsx', "expect(html).toContain('pt-[3px]')")
  write('pages/index.md', '<i class="pt-[4px]">x</i>')
  write('src/theme/Box.jsx', 'export default () => <b className="pt-[6px]" />')
  write('data/examples.ts', "export const example = 'pt-[5px]'")
  write('in.css', '@import "tailwindcss/utilities";')
  const css = await compiled('in.css')
  expect(css.match(/padding-top: \dpx/g)).toEqual([
    'padding-top: 1px',
    'padding-top: 2px',
    'padding-top: 4px',
    'padding-top: 6px',
    'padding-top: 7px',
  ])
})

test("a sheet of the site's own may name a configuration and plugins", async () => {
  write('pages/rules.html', '<i class="text-sea pt-deep squared">x</i>')
  write('tailwind.config.js', "export default { theme: { extend: { colors: { sea: '#0af' } } } }")
  write('old.config.cjs', "module.exports = { theme: { extend: { spacing: { deep: '77px' } } } }")
  write('node_modules/tailwind-shapes/package.json', '{"name":"tailwind-shapes","main":"index.js"}')
  write(
    'node_modules/tailwind-shapes/index.js',
    "module.exports = ({ addUtilities }) => addUtilities({ '.squared': { 'border-radius': '0' } })",
  )
  write(
    'src/css/landing.css',
    `@config "../../tailwind.config.js";
@config "../../old.config.cjs";
@plugin "tailwind-shapes";
@import 'tailwindcss/theme';
@import 'tailwindcss/utilities';`,
  )
  const css = await compiled('src/css/landing.css')
  expect(css).toContain('color: #0af')
  expect(css).toContain('padding-top: 77px')
  expect(css).toContain('border-radius: 0')
})

test('what a configuration imports is read as well: an edit of it makes another sheet', async () => {
  write('pages/sky.html', '<i class="text-sky-high pt-low">x</i>')
  write('sky.config.js', "import colors from './looks/colors'\nexport default { theme: { colors } }")
  write('looks/colors.js', "export default { 'sky-high': '#0bf' }")
  write('low.config.cjs', "module.exports = { theme: { spacing: require('./looks/spacing.cjs') } }")
  write('looks/spacing.cjs', "module.exports = { low: '78px' }")
  write(
    'src/css/sky.css',
    "@config '../../sky.config.js';\n@config '../../low.config.cjs';\n@import 'tailwindcss/utilities';",
  )
  const read = new Set<string>()
  const css = await compiled('src/css/sky.css', read)
  expect(css).toContain('color: #0bf')
  expect(css).toContain('padding-top: 78px')
  expect([...read]).toEqual(
    expect.arrayContaining(
      ['sky.config.js', 'looks/colors.js', 'low.config.cjs', 'looks/spacing.cjs'].map(file =>
        join(siteDir, file),
      ),
    ),
  )
  write('looks/colors.js', "export default { 'sky-high': '#0cf' }")
  expect(await compiled('src/css/sky.css')).toContain('color: #0cf')
})

test('a sheet for the third version is read', async () => {
  write(
    'old.css',
    "@import 'tailwindcss/base';\n@import 'tailwindcss/components';\n@import 'tailwindcss/utilities';",
  )
  expect(await compiled('old.css')).toContain('padding-top: 7px')
})

test('where authors use it, its values and screens count beside those of the theme, which looks as before', async () => {
  write(
    'src/Hero.jsx',
    "export default () => <b className='md:flex dark:text-rose-500 rounded-2xl text-sm' />",
  )
  const theme = engineFile('inkstone/theme/styles.css')
  const [before, after] = [await compiled(theme, new Set(), false), await compiled(theme)]
  expect(before).not.toContain('.rounded-2xl')
  expect(after).toContain('.md\\:flex')
  expect(after).toMatch(/\.rounded-2xl \{\s*border-radius: var\(--radius-2xl, 1rem\)/)
  expect(after).toMatch(/\.dark\\:text-rose-500:where\(\[data-theme="?dark"?\], \[data-theme="?dark"?\] \*\)/)
  const rules = (css: string) => css.match(/^ {2}\.[^{}]+\{[^{}]*\}/gm)!
  expect(rules(after)).toEqual(expect.arrayContaining(rules(before)))
  // The colours of the dark mode are in a layer, too.
  expect(after).not.toMatch(/^:root/m)
})
