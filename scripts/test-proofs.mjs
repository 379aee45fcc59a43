// Runs the sample tests whose inputs differ from the branch point, unless they have passed with these inputs;
// with --all also the others. The packages for samples are only needed then.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listChanged } from './checks/changed-files.mjs'
import { runUnlessPassed } from './checks/passed-before.mjs'
import { runTool } from './checks/run-tool.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Tests that read no page: they stay valid until the packages change. */
const OF_PACKAGES = ['browserslist']
const TESTS = ['proofs', 'scripts/ensure-proofs.mjs', 'package-lock.json']
const GROUPS = {
  'samples of packages': {
    paths: [
      ...TESTS,
      'site/data/lines.ts',
      'site/data/generated/recipe-builds.json',
      'site/data/generated/recipe-results.json',
      'site/plugin/sample.ts',
    ],
    args: OF_PACKAGES.map(name => `${name}.test`),
  },
  'samples of pages': {
    paths: [...TESTS, 'site'],
    args: OF_PACKAGES.map(name => `--exclude=${name}.test.ts`),
  },
}

const changed = process.argv.includes('--all') ? undefined : listChanged(root)
const isBelow = (file, path) => file === path || file.startsWith(`${path}/`)

const prepare = () => runTool('scripts/ensure-proofs.mjs') && runTool('tsc', '-p', 'proofs/tsconfig.json')

for (const [name, { paths, args }] of Object.entries(GROUPS)) {
  if (changed && !changed.some(file => paths.some(path => isBelow(file, path)))) {
    console.log(`${name}: nothing changed that they are about`)
    continue
  }
  const command = ['vitest', 'run', '--config', 'proofs/vitest.config.ts', ...args]
  const file = join(root, '.cache', 'checks', name.replaceAll(' ', '-'))
  const outcome = runUnlessPassed({ root, file, paths, command }, () => prepare() && runTool(...command))
  console.log(outcome === 'unchanged' ? `${name}: passed before, unchanged` : `${name}: ${outcome}`)
  if (outcome === 'failed') {
    process.exitCode = 1
    break
  }
}
