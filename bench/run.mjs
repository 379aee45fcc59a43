// Runs the benchmark. Figures are stored in bench/results.json, from which bench/RESULTS.md is rendered.
import { parseArgs } from 'node:util'
import { emptyBin } from './discard.mjs'
import { recordBuilds, recordDev, recordSearch, recordShares, recordSitePages } from './ours.mjs'
import { peers, recordPeers } from './peers/index.mjs'

const USAGE = `npm run bench                  builds of this engine and its docs pages in the browser
npm run bench -- --builds      builds of this engine only (100, 1000 and 10000 pages)
npm run bench -- --shares      whose code the CPU time of builds is (100 and 1000 pages)
npm run bench -- --page        docs pages in the browser only
npm run bench -- --search      the search of this site only: answers, bytes, key to rows
npm run bench -- --dev         the dev server only
npm run bench -- --peers       this engine and the peers side by side (100 and 1000 pages)
npm run bench -- --all         everything
npm run bench -- 100 1000      only these sizes
npm run bench -- --peers --only ours,${peers.map(({ id }) => id).join(',')}`

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    builds: { type: 'boolean' },
    shares: { type: 'boolean' },
    page: { type: 'boolean' },
    search: { type: 'boolean' },
    dev: { type: 'boolean' },
    peers: { type: 'boolean' },
    all: { type: 'boolean' },
    only: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})
const sizes = positionals.map(Number)
const only = flags.only?.split(',')
const unnamed = !['builds', 'shares', 'page', 'search', 'dev', 'peers'].some(part => flags[part])

if (flags.help || sizes.some(size => !(size > 0))) console.log(USAGE)
else await run()

async function run() {
  // Builds run in separate sessions, which end when the bench exits.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
  if (flags.all || flags.builds || unnamed) await recordBuilds(sizes.length ? sizes : [100, 1000, 10000])
  if (flags.all || flags.shares) await recordShares(sizes.length ? sizes : [100, 1000])
  if (flags.all || flags.page || (unnamed && !sizes.length)) await recordSitePages()
  if (flags.all || flags.search || (unnamed && !sizes.length)) await recordSearch()
  if (flags.all || flags.dev || (unnamed && !sizes.length)) await recordDev()
  if (flags.all || flags.peers) await recordPeers({ sizes: sizes.length ? sizes : [100, 1000], only })
  emptyBin()
  console.log('written: bench/RESULTS.md')
}
