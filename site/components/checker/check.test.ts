import { defaultLine, lines } from '@site/data/lines'
import { describe, expect, test } from 'vitest'
import { breaks } from './breaks'
import { checkProject } from './check'
import type { Role } from './facts'
import { type CheckedRecipe, recipeFiles } from './recipe'

const { recipes } = recipeFiles
const filesOf = ({ files }: CheckedRecipe) =>
  Object.fromEntries(files.map(({ role, text }) => [role, text])) as Partial<Record<Role, string>>

describe.each(
  recipes.map(recipe => [`${recipe.framework} · ${recipe.tool} · ${recipe.tailwind}`, recipe] as const),
)('%s', (_, recipe) => {
  test('as on its page: nothing is found', () => {
    expect(checkProject(recipe, filesOf(recipe))).toEqual({ findings: [], unpasted: [] })
  })

  const applicable = breaks.filter(({ role, edit }) => {
    const text = filesOf(recipe)[role]
    return text !== undefined && edit(text, recipe) !== text
  })

  test('can be broken in ten ways at least', () => {
    expect(applicable.length).toBeGreaterThanOrEqual(10)
  })

  test.each(applicable.map(way => [way.name, way] as const))(
    '%s',
    (_, { role, edit, topic, level, says }) => {
      const files = filesOf(recipe)
      const { findings } = checkProject(recipe, { ...files, [role]: edit(files[role]!, recipe) })
      const expected = typeof topic === 'string' ? topic : topic(recipe)
      expect(findings.map(finding => `${finding.level} ${finding.role} ${finding.topic}`)).toEqual([
        `${level} ${role} ${expected}`,
      ])
      if (says) expect(findings[0]!.edit).toContain(says(recipe))
    },
  )
})

test('a style entry that imports Tailwind itself is wrong for a plugin that does not rewrite it', () => {
  const recipe = recipes.find(({ tailwind }) => tailwind === 4)!
  const files = filesOf(recipe)
  const { findings } = checkProject(recipe, {
    ...files,
    package: files.package!.replace(defaultLine.plugin, lines.at(-1)!.plugin),
    style: files.style!.replace(/@import "weapp-tailwindcss[^"]*"/, '@import "tailwindcss"'),
  })
  expect(findings.map(({ level, role, topic }) => `${level} ${role} ${topic}`)).toContain(
    'wrong style import',
  )
})
