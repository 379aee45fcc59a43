import { join } from 'node:path'
import type { OptionState } from '../../site/data/api/options'
import { askEnvironment } from '../compute'
import { lineFolder } from '../folders'
import { readOptions } from '../options/read-options'
import { readBuilds } from '../starters/records'
import { describeFalse, type Found, findFalse } from './judge-claim'
import type { Claim } from './read-claims'

/** A claim to test with one line and one Tailwind version. */
interface Trial {
  claim: Claim
  tailwind: 3 | 4
}

/** Returns every claim that does not hold for its lines, or that also holds for a line it excludes. */
export async function findFalseClaims(claims: Claim[], lines: string[]): Promise<string[]> {
  const found: string[] = []
  for (const line of lines) {
    const own = claims.filter(claim => claim.lines.includes(line))
    found.push(...(await falseWith(line, own)))
    const others = claims.filter(claim => claim.otherLines.includes(line))
    found.push(...(await trueWith(line, others)))
  }
  return found
}

/** Returns the claims that do not hold with a line. */
export async function falseWith(line: string, claims: Claim[]): Promise<string[]> {
  const results = await findResults(line, claims)
  return results.flatMap(({ claim, tailwind, found }) => {
    const wrong = findFalse(claim, found)
    return wrong === undefined ? [] : [describeFalse(claim, line, tailwind, found, wrong)]
  })
}

/** Returns the claims that exclude a line although they hold with it. */
async function trueWith(line: string, claims: Claim[]): Promise<string[]> {
  const results = await findResults(line, claims)
  return claims.flatMap(claim => {
    const own = results.filter(result => result.claim === claim)
    if (own.some(({ found }) => findFalse(claim, found) !== undefined)) return []
    return [`site/${claim.place} is true for plugin ${line} as well: ${claim.sentence}`]
  })
}

/** Returns the results of claims with one line, once for each Tailwind version they apply to. */
export async function findResults(line: string, claims: Claim[]): Promise<(Trial & { found: Found })[]> {
  const trials = trialsOf(line, claims)
  const results = await runTrials(line, trials)
  return trials.map((entry, index) => ({ ...entry, found: results[index]! }))
}

function trialsOf(line: string, claims: Claim[]): Trial[] {
  return claims.flatMap(claim => {
    // Only transforms depend on Tailwind.
    const depends = !['escape', 'option', 'build', 'command'].includes(claim.language)
    const majors = line.startsWith('2.') ? ([3] as const) : claim.tailwind
    return (depends ? majors : majors.slice(0, 1)).map(tailwind => ({ claim, tailwind }))
  })
}

async function runTrials(line: string, trials: Trial[]): Promise<Found[]> {
  const results: Found[] = new Array(trials.length)
  const options = trials.some(({ claim }) => claim.language === 'option') ? optionsOf(line) : {}
  const groups = new Map<string, number[]>()
  for (const [index, { claim, tailwind }] of trials.entries()) {
    if (claim.language === 'option') results[index] = toOption(options[claim.input])
    else if (claim.language === 'build') results[index] = readBuild(line, claim.input)
    else {
      const key = `${tailwind} ${isPatched(claim)}`
      groups.set(key, [...(groups.get(key) ?? []), index])
    }
  }
  // Each environment is a process of its own.
  await Promise.all(
    [...groups.values()].map(async indexes => {
      const { claim, tailwind } = trials[indexes[0]!]!
      const environment = { line, tailwind, patched: isPatched(claim) || line.startsWith('2.') }
      const jobs = indexes.map(index => {
        const { language, input, options } = trials[index]!.claim
        return { language, code: input, options }
      })
      const answers = await askEnvironment(environment, jobs)
      for (const [place, answer] of answers.entries()) results[indexes[place]!] = toFound(answer)
    }),
  )
  return results
}

function isPatched({ options }: Claim): boolean {
  return !options || (JSON.parse(options) as Record<string, unknown>).supportCustomLengthUnitsPatch !== false
}

function toFound(answer: Awaited<ReturnType<typeof askEnvironment>>[number]): Found {
  if ('error' in answer) return answer
  if ('pairs' in answer) {
    const [before, output] = [0, 1].map(at => answer.pairs.map(pair => pair[at]!).join(' '))
    return { before: before!, output: output! }
  }
  if ('output' in answer) return answer
  throw new Error('a claim cannot be about a playground')
}

function optionsOf(line: string): Record<string, OptionState> {
  return readOptions(join(lineFolder(line), 'node_modules/weapp-tailwindcss'))
}

function toOption(option: OptionState | undefined): Found {
  return { before: '', output: option ? `${option.type} = ${option.default ?? 'unknown'}` : 'absent' }
}

function readBuild(line: string, id: string): Found {
  const build = readBuilds().find(other => other.line === line && other.id === id)
  if (!build) return { error: `no build of ${id} is recorded` }
  return build.fault ? { error: build.fault } : { before: '', output: 'passes' }
}
