import { defaultLine, lines } from '@site/data/lines'
import { describe, expect, test } from 'vitest'
import { byRole, checkProject } from './check'
import { type CheckedRecipe, readRecipeFiles } from './expected/recipe'

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

test.each(
  recipes.flatMap(recipe =>
    recipe.variants.map(variant => [recipe.id, variant.line, recipe, variant] as const),
  ),
)('%s, with other files for plugin %s: judged by the plugin that is installed', (_, id, recipe, variant) => {
  const { plugin } = lines.find(line => line.id === id)!
  const causes = ({ files }: CheckedRecipe) => {
    const roles = byRole(
      files.map(file => ({ ...file, text: file.text.replace(`"${defaultLine.plugin}"`, `"${plugin}"`) })),
    )
    return checkProject(recipe, { roles, others: [] }).findings.map(f => `${f.effect} ${f.cause}`)
  }
  const installed = 'none package:weapp-tailwindcss'
  expect(causes(variant)).toEqual([installed])
  expect(causes(recipe)).toEqual([
    'breaks option:tailwindcssPatcherOptions.patch.cwd',
    'unknown option:tailwindcssPatcherOptions.projectRoot',
    installed,
  ])
})
