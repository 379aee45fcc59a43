// Profiles cold builds of this engine by code owner.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shareOut } from './cpu-shares.mjs'
import { buildCold } from './measure-build.mjs'

/** Returns the shares of CPU time of a cold build by owner; without `count`, of the site itself. */
export async function measureShares({ count }) {
  const dir = mkdtempSync(join(tmpdir(), 'profile-'))
  try {
    const { cpuSeconds } = await buildCold({ count, nodeOptions: ['--cpu-prof', `--cpu-prof-dir=${dir}`] })
    const profiles = readdirSync(dir).map(file => JSON.parse(readFileSync(join(dir, file), 'utf8')))
    const shares = shareOut(profiles, cpuSeconds)
    return Object.fromEntries(Object.entries(shares).map(([owner, seconds]) => [owner, seconds / cpuSeconds]))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
