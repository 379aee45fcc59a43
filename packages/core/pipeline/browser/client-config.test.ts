import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { join } from '../../paths'
import { createResolver } from '../modules/resolver'
import { engineDir, engineFile } from '../project/engine-file'
import { type ClientInput, engineReact, tailwindPlugins, withoutGone } from './client-config'

const siteDir = mkdtempSync(join(realpathSync(tmpdir()), 'client-'))
afterAll(() => rmSync(siteDir, { recursive: true }))

async function compiled(plugins: ReturnType<typeof tailwindPlugins>, file: string): Promise<string> {
  const result = await build({
    root: siteDir,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, cssMinify: false, rolldownOptions: { input: file } },
  })
  const { output } = result as { output: { fileName: string; source?: string | Uint8Array }[] }
  return String(output.find(({ fileName }) => fileName.endsWith('.css'))?.source)
}

test("a component's sheet for Tailwind is that of the site: its dark mode is the reader's choice", async () => {
  const sheet = join(siteDir, 'box.css')
  writeFileSync(sheet, '@import "tailwindcss/utilities.css";\n.box { @apply dark:mt-[3px] }')
  const css = await compiled(
    tailwindPlugins({ root: siteDir, resolver: createResolver({ siteDir }), classNames: [] }),
    sheet,
  )
  expect(css).toContain('margin-top: 3px')
  expect(css).toMatch(/\[data-theme="?dark"?\]/)
  expect(css).not.toContain('prefers-color-scheme')
})

test('a stylesheet that was deleted is imported no longer', () => {
  const there = join(siteDir, 'there.css')
  writeFileSync(there, '')
  const rule = (file: string) => `@import ${JSON.stringify(file)};\n`
  const others = '@import "package/a.css";\n.a { color: red }\n'
  expect(withoutGone(rule(there) + rule(join(siteDir, 'gone.css')) + others)).toBe(rule(there) + others)
})

test('authors may begin to write classes of Tailwind while the site is served', async () => {
  const input: Pick<ClientInput, 'root' | 'resolver' | 'classNames'> = {
    root: siteDir,
    resolver: createResolver({ siteDir }),
  }
  const plugins = tailwindPlugins(input)
  const theme = engineFile('inkstone/theme/styles.css')
  expect(await compiled(plugins, theme)).not.toContain('.rounded-2xl')
  input.classNames = ['rounded-2xl']
  expect(await compiled(plugins, theme)).toContain('.rounded-2xl')
})

test("islands run with the engine's React where the site has another one", () => {
  expect(engineReact(engineDir())).toEqual({})
  for (const name of ['react', 'react-dom']) {
    mkdirSync(join(siteDir, 'node_modules', name), { recursive: true })
    writeFileSync(join(siteDir, 'node_modules', name, 'package.json'), '{ "version": "18.3.1" }')
  }
  const { react } = engineReact(siteDir)
  expect(JSON.parse(readFileSync(join(react!, 'package.json'), 'utf8')).version).toMatch(/^19/)
})
