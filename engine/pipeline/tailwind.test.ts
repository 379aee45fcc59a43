import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { join } from '../paths'
import { tailwind } from './tailwind'

const siteDir = mkdtempSync(join(tmpdir(), 'tailwind-'))
afterAll(() => rmSync(siteDir, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(join(siteDir, file, '..'), { recursive: true })
  writeFileSync(join(siteDir, file), text)
}

test('classes get their rules wherever a component, a page or a document names them, tests apart', async () => {
  write('components/Button.tsx', 'export default () => <b className="pt-[1px]" />')
  write('components/button-looks.ts', "export const looks = { large: 'pt-[2px]' }")
  write('components/Button.test.tsx', "expect(html).toContain('pt-[3px]')")
  write('pages/index.md', '<i class="pt-[4px]">x</i>')
  write('src/theme/Box.jsx', 'export default () => <b className="pt-[6px]" />')
  write('data/examples.ts', "export const example = 'pt-[5px]'")
  write('in.css', '@import "tailwindcss/utilities";')
  const result = await build({
    root: siteDir,
    configFile: false,
    logLevel: 'silent',
    plugins: [tailwind({ siteDir, folders: ['src'], classNames: () => ['pt-[7px]'] })],
    build: { write: false, cssMinify: false, rolldownOptions: { input: join(siteDir, 'in.css') } },
  })
  const { output } = result as { output: { fileName: string; source?: string | Uint8Array }[] }
  const css = String(output.find(({ fileName }) => fileName.endsWith('.css'))?.source)
  expect(css.match(/padding-top: \dpx/g)).toEqual([
    'padding-top: 1px',
    'padding-top: 2px',
    'padding-top: 4px',
    'padding-top: 6px',
    'padding-top: 7px',
  ])
})
