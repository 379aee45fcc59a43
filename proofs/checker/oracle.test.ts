import { describe, expect, test } from 'vitest'
import { byRole, checkProject } from '../../site/components/checker/check'
import { defaultLine } from '../../site/data/lines'
import type { Mutation } from './mutations'
import { createOracle, listOracleJobs, mutationsOf, nameOf, projectHash, type Truth } from './oracle'
import truths from './truths.json'

const known = new Map((truths as Truth[]).map(truth => [truth.hash, truth]))

const jobs = listOracleJobs().map(
  ({ recipe, line }) => [`${nameOf(recipe)}, plugin ${line.id}`, recipe, line] as const,
)

describe.each(jobs)('%s', (_, recipe, line) => {
  const mutations = mutationsOf(recipe, line)

  test('every mutation was run: npm run sync -- oracle', () => {
    expect(mutations.filter(mutation => !known.has(projectHash(recipe, mutation, line)))).toEqual([])
  })

  test('what fails with the real plugin is never called fine', () => {
    const wrong = mutations.flatMap(mutation => {
      const fault = known.get(projectHash(recipe, mutation, line))?.fault
      if (!fault) return []
      const roles = byRole(
        recipe.files.map(({ role, path, text }) => ({
          role,
          path,
          text:
            path === mutation.path
              ? mutation.text
              : text.replaceAll(`"${defaultLine.plugin}"`, `"${line.plugin}"`),
        })),
      )
      const { verdict } = checkProject(recipe, { roles, others: [] })
      return verdict === 'same' || verdict === 'harmless'
        ? [`${mutation.path}: ${mutation.name}: ${verdict}, but ${fault}`]
        : []
    })
    expect(wrong).toEqual([])
  })
})

test('one mutation is run again, and gives what was committed', async () => {
  const [[, recipe, line]] = jobs as [(typeof jobs)[0]]
  const faultOf = (mutation: Mutation) => known.get(projectHash(recipe, mutation, line))?.fault
  const mutation = mutationsOf(recipe, line).find(faultOf)!
  const oracle = createOracle(recipe, line)
  expect(await oracle.judge(mutation)).toBe(faultOf(mutation))
  oracle.stop()
})

test('no result names a folder of the machine it was computed on', () => {
  const faults = [...known.values()].map(({ fault }) => fault)
  expect(faults.filter(fault => fault?.includes('oracle-'))).toEqual([])
})
