import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { configFields } from '../../examples/handbook/data/config-fields'
import { runBuild } from '../support/run-build'
import { root } from '../support/run-server'

const work = '.cache/e2e/handbook'

it('the handbook is built without a warning, in English, with every field of the configuration', async () => {
  rmSync(join(root, work), { recursive: true, force: true })
  const options = ['--site', 'examples/handbook', '--out', `${work}/dist`, '--cache', `${work}/cache`]
  const { code, text } = await runBuild(options)
  expect(code, text).toBe(0)
  expect(text).toContain(' 0 warnings')
  const dist = join(root, work, 'dist')
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  for (const file of readdirSync(dist).filter(name => name.endsWith('.html')))
    expect(read(file), file).not.toMatch(/\p{Script=Han}|weapp/u)
  const page = read('configuration.html')
  const absent = configFields().filter(({ path }) => !page.includes(`<code>${path}</code>`))
  expect(absent).toEqual([])
})
