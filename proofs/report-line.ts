import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Line, lines } from '../site/data/lines'
import { type SampleOutput, sampleKey } from '../site/plugin/sample'
import { checkPages } from './check'
import { readClaims } from './claims/read-claims'
import { falseWith } from './claims/run-claims'
import { computeSamples } from './compute'
import { diffLines } from './diff-lines'
import { lineFolder } from './folders'
import { joinLines } from './line-outputs'
import { compareVersions } from './options/archives'
import { readOptions } from './options/read-options'
import { readPages } from './pages'
import { judgeNewLine } from './recipes/judge'
import { isSample, toSampleInput } from './sample-fences'

interface Section {
  title: string
  /** One entry each; an entry may span several lines. */
  entries: string[]
}

/** Describes how a line differs from another one. */
export async function reportLine(line: Line, base: Line): Promise<string> {
  const pages = readPages()
  const fences = pages.flatMap(page => page.fences.filter(isSample))
  // Samples for a single line do not apply to others.
  const shared = fences.filter(fence => !toSampleInput(fence).plugin)
  const inputs = shared.map(toSampleInput)
  const now = await computeSamples(inputs, line.id)
  const before = await computeSamples(inputs, base.id)
  const places = new Map<string, string[]>()
  for (const fence of shared) {
    const key = sampleKey(toSampleInput(fence))
    places.set(key, [...(places.get(key) ?? []), `site/${fence.file}:${fence.line}`])
  }

  const changed = Object.keys(now.outputs).filter(
    key => JSON.stringify(now.outputs[key]) !== JSON.stringify(before.outputs[key]),
  )
  const outputs = Object.fromEntries(
    Object.entries(now.outputs).map(([key, output]) => [key, joinLines([{ line: line.id, output }])]),
  )
  const { findings } = await checkPages(pages, [line.id])
  const recipes = await judgeNewLine(line.id, outputs, neighboursOf(line))
  const failing = recipes.filter(({ fault }) => fault)

  const claims = pages.flatMap(page => readClaims(page).claims)
  const sections: Section[] = [
    {
      title: 'sentences that are not true any more',
      entries: await falseWith(
        line.id,
        claims.filter(claim => claim.lines.includes(base.id)),
      ),
    },
    {
      title: 'outputs that changed',
      entries: changed.map(key =>
        [...(places.get(key) ?? []), diffLines(textOf(before.outputs[key]), textOf(now.outputs[key]))].join(
          '\n',
        ),
      ),
    },
    {
      title: 'samples that fail',
      entries: now.failures.map(({ key, message }) => `${places.get(key)?.join(', ')} ${message}`),
    },
    { title: 'options that came, went or changed', entries: attempt(() => compareOptions(line, base)) },
    {
      title: 'fences that no longer pass',
      entries: findings.map(({ file, line: at, message }) => `site/${file}:${at} ${message}`),
    },
    {
      title: 'recipes that fail',
      entries: failing.map(({ id, fault }) => `${id}: ${fault}`),
    },
    {
      title: `recipes that need other blocks than those for ${base.id}`,
      entries: recipes
        .filter(({ blocksOf, fault }) => blocksOf !== base.id && !fault)
        .map(({ id, blocksOf }) => `${id}: works with those for ${blocksOf}`),
    },
  ]
  const touched = new Set(
    [
      ...changed.flatMap(key => places.get(key) ?? []).map(place => place.replace(/:\d+$/, '')),
      ...findings.map(({ file }) => `site/${file}`),
      ...failing.map(({ id }) => `starters/${id}`),
    ].sort(),
  )
  sections.push({ title: 'pages to look at', entries: [...touched] })
  const head = [
    `weapp-tailwindcss ${line.plugin}, compared with ${base.plugin}`,
    `Tailwind CSS ${line.tailwind[3]} and ${line.tailwind[4]}, Node.js ${line.node}`,
    `${Object.keys(now.outputs).length} samples, ${recipes.length} recipes`,
  ]
  return `${[...head, ...sections.map(formatSection), nextSteps(line)].join('\n')}\n`
}

/** Returns the site's lines whose blocks a new line may follow: the next older one first, then newer ones. */
export function neighboursOf({ plugin }: Line, known: Line[] = lines): string[] {
  const isOlder = (line: Line) => compareVersions(line.plugin, plugin) < 0
  const oldestFirst = [...known].reverse()
  const older = oldestFirst.filter(isOlder)
  return [...older.slice(-1), ...oldestFirst.filter(line => !isOlder(line))].map(({ id }) => id)
}

/** Catches errors, because a version may have an unknown structure, and the rest of the report is still useful. */
function attempt(list: () => string[]): string[] {
  try {
    return list()
  } catch (error) {
    return [`could not be read: ${(error as Error).message}`]
  }
}

function formatSection({ title, entries }: Section): string {
  const body = entries.map(entry => entry.replace(/^/gm, '  ')).join('\n')
  return `\n## ${title}: ${entries.length}${body ? `\n${body}` : ''}`
}

function textOf(output: SampleOutput | undefined): string {
  if (!output) return ''
  return 'pairs' in output ? output.pairs.map(pair => pair.join('  ')).join('\n') : output.output
}

function compareOptions(line: Line, base: Line): string[] {
  const read = ({ id }: Line) => readOptions(join(lineFolder(id), 'node_modules/weapp-tailwindcss'))
  const [now, before] = [read(line), read(base)]
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].sort().flatMap(name => {
    const [a, b] = [before[name], now[name]]
    if (JSON.stringify(a) === JSON.stringify(b)) return []
    if (!a) return [`+ ${name}: ${b?.type}`]
    if (!b) return [`- ${name}: ${a.type}`]
    const changes = [
      a.type === b.type ? '' : `type ${a.type} → ${b.type}`,
      a.default === b.default ? '' : `default ${a.default ?? 'unknown'} → ${b.default ?? 'unknown'}`,
    ]
    return [`~ ${name}: ${changes.filter(Boolean).join('; ')}`]
  })
}

/** Returns the packages of a line that the playground bundles, by their aliases. */
function playgroundParts({ id }: Line): string[] {
  const packages = { escape: '@weapp-core/escape', postcss: '@weapp-tailwindcss/postcss' }
  return Object.entries(packages).map(([part, name]) => {
    const manifest = join(lineFolder(id), 'node_modules', name, 'package.json')
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
    return `"${part}-${id}": "npm:${name}@${version}"`
  })
}

function nextSteps(line: Line): string {
  return [
    '\n## to keep it',
    `  1. put this into "lines" of site/data/lines.ts (take the line out that it replaces, with its folder in proofs/lines):`,
    `     ${JSON.stringify(line)}`,
    '     "merge" is that of the line it was compared with; take one whose class names match (proofs/merge.test.ts)',
    '  2. put these into the dependencies of site/package.json, and a loader beside those of',
    '     site/components/playground/plugin/plugin-parts.ts, then npm install:',
    `     ${playgroundParts(line).join(', ')}`,
    '  3. npm run sync',
    '  4. look at the pages above, then npm test',
    `  To drop it: remove proofs/lines/${line.id}.`,
  ].join('\n')
}
