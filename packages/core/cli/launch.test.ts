import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
let site = ''
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(site, file)), { recursive: true })
  writeFileSync(join(site, file), text)
}
const writeShade = (dir: string, value: string) => {
  write(`${dir}/shade/package.json`, JSON.stringify({ name: 'shade', version: value, exports: './a.mjs' }))
  write(`${dir}/shade/a.mjs`, `export default '${value}'\n`)
}
const start = () =>
  execFileSync(process.execPath, ['node_modules/inkstone/cli/run.mjs'], { cwd: site, encoding: 'utf8' })

beforeEach(() => {
  site = mkdtempSync(join(realpathSync(tmpdir()), 'launch-'))
  write('node_modules/inkstone/package.json', '{ "name": "inkstone", "type": "module" }')
  for (const name of ['launch', 'run'])
    cpSync(join(root, `packages/core/cli/${name}.mjs`), join(site, `node_modules/inkstone/cli/${name}.mjs`))
  symlinkSync(join(root, 'node_modules/rolldown'), join(site, 'node_modules/rolldown'))
  const main = `import shade from 'shade'\nexport const main = () => void process.stdout.write(shade)\n`
  write('node_modules/inkstone/cli/main.ts', main)
  write('node_modules/inkstone/theme/styles/parts/blog.css', '')
  for (const name of ['worker', 'compress-thread']) write(`node_modules/inkstone/build/${name}.ts`, '')
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

it('loads the versions that the engine asks for, where the site has others', () => {
  writeShade('node_modules', '1.0.0')
  expect(start()).toBe('1.0.0')
  writeShade('node_modules/inkstone/node_modules', '2.0.0')
  write('node_modules/inkstone/build/worker.ts', '// another installation\n')
  expect(start()).toBe('2.0.0')
})

it('has another key after a change to rules that pages contain', () => {
  write(
    'node_modules/inkstone/cli/main.ts',
    `import { readFileSync } from 'node:fs'
    export const main = () => void process.stdout.write(readFileSync(new URL('./made.json', import.meta.url)))\n`,
  )
  const before = start()
  expect(start()).toBe(before)
  write('node_modules/inkstone/theme/styles/parts/blog.css', 'p { color: red }')
  expect(start()).not.toBe(before)
})
