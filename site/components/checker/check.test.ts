import { describe, expect, test } from 'vitest'
import { byRole, checkProject } from './check'
import { readRecipeFiles } from './expected/recipe'

const { recipes } = readRecipeFiles()

describe.each(
  recipes.map(recipe => [`${recipe.framework} · ${recipe.tool} · ${recipe.tailwind}`, recipe] as const),
)('%s', (_, recipe) => {
  test('as on its page: the same', () => {
    const { verdict, findings, missing } = checkProject(recipe, { roles: byRole(recipe.files), others: [] })
    expect(findings.map(f => `${f.effect} ${f.role} ${f.cause} ${f.line} ${f.what}`)).toEqual([])
    expect({ verdict, missing }).toEqual({ verdict: 'same', missing: [] })
  })
})
