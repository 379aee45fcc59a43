// npm run types: checks all parts of the project, or the named ones. Those of proofs/ need its packages.
import { findMissing } from './checks/missing-packages.mjs'
import { runTool } from './checks/run-tool.mjs'

const PROOFS = 'proofs/tsconfig.json'
const named = process.argv.slice(2)
const wanted =
  named.length > 0 ? named : ['tsconfig.node.json', 'tsconfig.browser.json', 'tsconfig.json', PROOFS]
const isLeftOut = wanted.includes(PROOFS) && findMissing().length > 0

const fine = wanted
  .filter(config => config !== PROOFS || !isLeftOut)
  .every(config => runTool('tsc', '-p', config))
if (isLeftOut)
  console.log('types of proofs/ not checked, their packages are missing: node scripts/ensure-proofs.mjs')
process.exitCode = fine ? 0 : 1
