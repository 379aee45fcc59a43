import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { lines } from '../site/data/lines'
import { prepareEnvironment } from './environments'

const script = `
const { createContext } = require('weapp-tailwindcss/core')
const context = createContext({ logLevel: 'silent', ...JSON.parse(process.argv[1]) })
context.transformWxss('.a { color: rgb(0 0 0 / 0.5) }', { majorVersion: 3 }).then(result => {
  process.stdout.write('CSS' + (result.css ?? result))
})`

/** Whether a line writes a modern colour the old way, in a project for certain browsers. */
function isRewritten(line: string, browsers: string, options: object = {}): boolean {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script, JSON.stringify(options)], {
    cwd: prepareEnvironment({ line, tailwind: 3, patched: true }),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, BROWSERSLIST: browsers },
  })
  const [, css] = stdout.split('CSS')
  if (!css) throw new Error(stderr)
  return css.includes('rgba(0, 0, 0, 0.5)')
}

const named = { cssPresetEnv: { features: { 'color-functional-notation': true } } }

test.each(lines.map(({ id }) => id))(
  '%s rewrites colours as docs/multi-platform and docs/principle say',
  line => {
    expect(isRewritten(line, 'chrome >= 50')).toBe(true)
    expect(isRewritten(line, 'chrome >= 110')).toBe(line !== '4.2')
    expect(isRewritten(line, 'chrome >= 110', named)).toBe(true)
  },
)
