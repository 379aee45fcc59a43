import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { lines } from '../site/data/lines'
import { prepareEnvironment } from './environments'

const script = `
const { createContext } = require('weapp-tailwindcss/core')
async function writeAll(projects) {
  const all = []
  for (const [browsers, options] of projects) {
    process.env.BROWSERSLIST = browsers
    const context = createContext({ logLevel: 'silent', ...options })
    const result = await context.transformWxss('.a { color: rgb(0 0 0 / 0.5) }', { majorVersion: 3 })
    all.push(result.css ?? result)
  }
  process.stdout.write('CSS' + JSON.stringify(all))
}
writeAll(JSON.parse(process.argv[1]))`

type Project = [browsers: string, options?: object]

/** Whether a line rewrites a modern colour in the legacy syntax, for projects with certain browsers. */
function areRewritten(line: string, projects: Project[]): boolean[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script, JSON.stringify(projects)], {
    cwd: prepareEnvironment({ line, tailwind: 3, patched: true }),
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  const [, written] = stdout.split('CSS')
  if (!written) throw new Error(stderr)
  return JSON.parse(written).map((css: string) => css.includes('rgba(0, 0, 0, 0.5)'))
}

const named = { cssPresetEnv: { features: { 'color-functional-notation': true } } }

test.each(lines.map(({ id }) => id))(
  '%s rewrites colours as docs/multi-platform and docs/principle say',
  line => {
    const projects: Project[] = [['chrome >= 50'], ['chrome >= 110'], ['chrome >= 110', named]]
    expect(areRewritten(line, projects)).toEqual([true, line !== '4.2', true])
  },
)
