// npm run test:near: the unit tests next to changed files, the architecture rules, and the types of changed
// parts.
import { fileURLToPath } from 'node:url'
import { listChanged } from './checks/changed-files.mjs'
import { runTool } from './checks/run-tool.mjs'
import { testsBeside } from './checks/tests-beside.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const RULES = ['architecture.test', 'workspaces.test']

const changed = listChanged(root, { isUncommitted: true })
const isProof = file => file.startsWith('proofs/')
const scripts = changed.filter(file => /\.(?:tsx?|mts|json)$/.test(file))
const configs = [
  ...(scripts.some(file => !isProof(file))
    ? ['tsconfig.node.json', 'tsconfig.browser.json', 'tsconfig.json']
    : []),
  ...(scripts.some(isProof) ? ['proofs/tsconfig.json'] : []),
]
const tests = testsBeside(root, changed)
const own = tests.filter(file => !isProof(file))
const proofs = tests.filter(isProof).map(file => file.slice('proofs/'.length))

const fine =
  runTool('vitest', 'run', ...new Set([...own, ...RULES])) &&
  (proofs.length === 0 ||
    (runTool('scripts/ensure-proofs.mjs') &&
      runTool('vitest', 'run', '--config', 'proofs/vitest.config.ts', ...proofs))) &&
  (configs.length === 0 || runTool('scripts/types.mjs', ...configs))
process.exitCode = fine ? 0 : 1
