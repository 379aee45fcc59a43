import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lines } from '../site/data/lines'
import { prepareEnvironment } from './environments'
import { findFolders, lineFolder } from './folders'

const page = readFileSync(join(findFolders().site, 'docs/quick-start/v4/readme.mdx'), 'utf8')
const [, raising = '', plain = ''] = /^触发它的是(.*?)。[^\n]*?；(.*?)这样的普通类/m.exec(page) ?? []
const classesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

interface Tailwind {
  compile(css: string): Promise<{ build(candidates: string[]): string }>
}

const script = `
const { createContext } = require('weapp-tailwindcss/core')
const context = createContext({ logLevel: 'silent' })
const sheets = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
Promise.all(sheets.map(css => context.transformWxss(css, { majorVersion: 4 }))).then(results => {
  process.stdout.write('CSS' + JSON.stringify(results.map(result => result.css ?? result)))
})`

/** Returns, for each version, the classes whose styles get a raised specificity from a line, each tested alone. */
async function findRaised(line: string, versions: string[], classes: string[]): Promise<string[][]> {
  const entry = readFileSync(join(lineFolder(line), 'node_modules/weapp-tailwindcss/index.css'), 'utf8')
  const sheets: string[] = []
  for (const version of versions) {
    const { compile } = (await import(`tailwindcss-${version}`)) as Tailwind
    for (const name of classes) sheets.push((await compile(entry)).build([name]))
  }
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
    cwd: prepareEnvironment({ line, tailwind: 4, patched: true }),
    input: JSON.stringify(sheets),
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  const [, printed] = stdout.split('CSS[')
  if (!printed) throw new Error(stderr)
  const isRaised = (JSON.parse(`[${printed}`) as string[]).map(css => css.includes(':not(#\\#)'))
  return versions.map((_, index) => classes.filter((_, place) => isRaised[index * classes.length + place]))
}

test('the page names classes of both kinds', () => {
  expect(classesIn(raising).length).toBeGreaterThan(3)
  expect(classesIn(plain).length).toBeGreaterThan(1)
})

test.each(lines.map(({ id }) => id))(
  '%s raises the classes that the page names, and no others',
  async line => {
    const classes = [...classesIn(raising), ...classesIn(plain), 'w-[13px]', 'flex']
    expect(page).toContain('4.1.3 到 4.3.3 之间的版本没有这个问题')
    const raised = await findRaised(line, ['4.1.3', '4.3.3', '4.3.4'], classes)
    expect(raised).toEqual([[], [], classesIn(raising)])
  },
)
