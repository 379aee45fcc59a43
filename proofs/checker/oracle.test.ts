import { describe, expect, test } from 'vitest'
import { byRole, checkProject } from '../../site/components/checker/check'
import { createOracle, listOracleRecipes, mutationsOf, nameOf, projectHash, type Truth } from './oracle'
import truths from './truths.json'

const known = new Map((truths as Truth[]).map(truth => [truth.hash, truth]))

describe.each(listOracleRecipes().map(recipe => [nameOf(recipe), recipe] as const))('%s', (_, recipe) => {
  const mutations = mutationsOf(recipe)

  test('every mutation was run: npm run sync -- oracle', () => {
    expect(mutations.filter(mutation => !known.has(projectHash(recipe, mutation)))).toEqual([])
  })

  test('what fails with the real plugin is never called fine', () => {
    const wrong = mutations.flatMap(mutation => {
      const fault = known.get(projectHash(recipe, mutation))?.fault
      if (!fault) return []
      const roles = byRole(
        recipe.files.map(file => (file.path === mutation.path ? { ...file, text: mutation.text } : file)),
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
  const [recipe] = listOracleRecipes()
  const mutation = mutationsOf(recipe!).find(other => known.get(projectHash(recipe!, other))?.fault)!
  const oracle = createOracle(recipe!)
  expect(await oracle.judge(mutation)).toBe(known.get(projectHash(recipe!, mutation))!.fault)
  oracle.stop()
})
