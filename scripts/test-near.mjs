// npm run test:near: the unit tests beside the changed files, the rules of the architecture, and the types of the parts
// that changed.
import { fileURLToPath } from 'node:url'
import { listChanged } from './checks/changed-files.mjs'
import { runTool } from './checks/run-tool.mjs'
import { testsBeside } from './checks/tests-beside.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const RULES = ['architecture.test', 'workspaces.test']

const changed = listChanged(root, { isUncommitted: true })
const isSample = file => file.startsWith('samples/')
const scripts = changed.filter(file => /\.(?:tsx?|mts|json)$/.test(file))
const configs = [
  ...(scripts.some(file => !isSample(file))
    ? ['tsconfig.node.json', 'tsconfig.browser.json', 'tsconfig.json']
    : []),
  ...(scripts.some(isSample) ? ['samples/tsconfig.json'] : []),
]
const tests = testsBeside(root, changed)
const own = tests.filter(file => !isSample(file))
const samples = tests.filter(isSample).map(file => file.slice('samples/'.length))

const fine =
  runTool('vitest', 'run', ...new Set([...own, ...RULES])) &&
  (samples.length === 0 ||
    (runTool('scripts/ensure-samples.mjs') &&
      runTool('vitest', 'run', '--config', 'samples/vitest.config.ts', ...samples))) &&
  (configs.length === 0 || runTool('scripts/types.mjs', ...configs))
process.exitCode = fine ? 0 : 1
