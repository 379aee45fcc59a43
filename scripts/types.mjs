// npm run types: every part of the project, or those named. That of the samples needs their packages.
import { findMissing } from './checks/missing-packages.mjs'
import { runTool } from './checks/run-tool.mjs'

const SAMPLES = 'samples/tsconfig.json'
const named = process.argv.slice(2)
const wanted =
  named.length > 0 ? named : ['tsconfig.node.json', 'tsconfig.browser.json', 'tsconfig.json', SAMPLES]
const isLeftOut = wanted.includes(SAMPLES) && findMissing().length > 0

const fine = wanted
  .filter(config => config !== SAMPLES || !isLeftOut)
  .every(config => runTool('tsc', '-p', config))
if (isLeftOut)
  console.log('types of samples/ not checked, their packages are missing: node scripts/ensure-samples.mjs')
process.exitCode = fine ? 0 : 1
