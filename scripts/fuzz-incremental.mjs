// Applies random edits; after each, an incremental build must produce the same output as a clean build, byte by
// byte.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { EDITS } from './fuzz/edits.mjs'
import { SITE } from './fuzz/site.mjs'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    steps: { type: 'string', default: '100' },
  },
})
const root = fileURLToPath(new URL('..', import.meta.url))
const seed = Number(values.seed)
const work = join(root, '.cache', 'fuzz', String(seed))
const dirs = Object.fromEntries(
  ['site', 'out', 'second', 'cache', 'cold', 'cold-cache', 'before'].map(name => [name, join(work, name)]),
)

const random = createRandom(seed)
const chance = below => Math.floor(random() * below)
const any = list => list[chance(list.length)]

console.log(
  `seed ${seed}, ${values.steps} steps (again: npm run fuzz:incremental -- --seed ${seed} --steps ${values.steps})`,
)
rmSync(work, { recursive: true, force: true })
const site = openFolder(dirs.site)
const out = openFolder(dirs.out)
for (const [file, text] of Object.entries(SITE)) site.write(file, text)
const first = build(dirs.out, dirs.cache)
if (first.code !== 0) fail('a first build', [first.text])
for (let n = 1; n <= Number(values.steps); n++) {
  // Mostly a single edit, because a second one often hides what the first has left stale.
  const names = Array.from({ length: chance(4) === 0 ? 2 + chance(2) : 1 }, () => any(Object.keys(EDITS)))
  rmSync(dirs.before, { recursive: true, force: true })
  cpSync(dirs.site, dirs.before, { recursive: true })
  step(
    `${n}: ${names.map(name => `${name} (${EDITS[name]({ site, out, chance, any, pick: any })})`).join(', ')}`,
  )
}
rmSync(work, { recursive: true, force: true })
console.log('every rebuild equals a build from nothing')

function step(what) {
  console.log(what)
  const target = chance(4) === 0 ? dirs.second : dirs.out
  const warm = build(target, dirs.cache)
  rmSync(dirs.cold, { recursive: true, force: true })
  rmSync(dirs['cold-cache'], { recursive: true, force: true })
  const cold = build(dirs.cold, dirs['cold-cache'])
  if (warm.code !== cold.code || warm.problems !== cold.problems)
    fail(what, [
      `the rebuild ended with ${warm.code}:\n${warm.text}`,
      `the build from nothing with ${cold.code}:\n${cold.text}`,
    ])
  if (cold.code === 0) {
    const differences = compare(target, dirs.cold)
    if (differences.length) fail(what, differences)
    return
  }
  if (!/\d+ problems?$/m.test(cold.text)) fail(what, [cold.text])
  // Reverts a site with errors.
  rmSync(dirs.site, { recursive: true })
  cpSync(dirs.before, dirs.site, { recursive: true })
}

function build(outDir, cacheDir) {
  const options = Object.entries({ site: dirs.site, out: outDir, cache: cacheDir }).flatMap(([name, dir]) => [
    `--${name}`,
    dir,
  ])
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'packages/core/cli/run.mjs'), 'build', ...options],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  return { code: status, problems: stderr, text: stdout + stderr }
}

function compare(a, b) {
  const [left, right] = [openFolder(a), openFolder(b)]
  // The list of written files contains their times.
  const files = new Set(
    [...left.list(/./), ...right.list(/./)].filter(file => file !== '.inkstone/files.json'),
  )
  return [...files].sort().flatMap(file => {
    if (!left.has(file)) return [`${file} is missing`]
    if (!right.has(file)) return [`${file} should not be there`]
    return left.bytes(file).equals(right.bytes(file)) ? [] : [`${file} differs`]
  })
}

function fail(what, reasons) {
  console.error(`\nafter ${what}\n${reasons.slice(0, 20).join('\n')}\n${work} is left as it is; seed ${seed}`)
  process.exit(1)
}

function openFolder(dir) {
  return {
    has: file => existsSync(join(dir, file)),
    read: file => readFileSync(join(dir, file), 'utf8'),
    bytes: file => readFileSync(join(dir, file)),
    write(file, data) {
      mkdirSync(dirname(join(dir, file)), { recursive: true })
      writeFileSync(join(dir, file), data)
    },
    remove: file => rmSync(join(dir, file)),
    list(pattern) {
      if (!existsSync(dir)) return []
      return readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter(file => pattern.test(file))
        .sort()
    },
  }
}

/** Returns a seeded random generator. */
function createRandom(start) {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
