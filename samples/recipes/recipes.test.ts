import { escape as escapeName } from '@weapp-core/escape'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { readOutputs } from '../outputs'
import { readPages } from '../pages'
import { assembleProject } from './assemble'
import { listRecipes } from './list'
import { runRecipe } from './run-recipe'
import { sampleClasses, scriptClass } from './sample-page'

const pages = new Map(readPages().map(page => [page.file, page]))
const outputs = readOutputs()

test.each(listRecipes().map(recipe => [recipe.page, recipe.tool, recipe] as const))(
  '%s (%s)',
  async (name, tool, recipe) => {
    const page = ['.md', '.mdx', '/index.md', '/index.mdx'].map(end => pages.get(name + end)).find(Boolean)
    if (!page) throw new Error(`the site has no page ${name}`)
    const project = assembleProject({ page, tool, pages, outputs })
    const { isDisabled, wxml, wxss, script } = await runRecipe(recipe, project)

    expect(
      project.templates.length + project.styles.length,
      'samples that the page promises',
    ).toBeGreaterThan(0)
    expect(isDisabled).toBe(false)
    for (const className of sampleClasses) {
      expect(wxml[0]).toContain(escapeName(className))
      expect(wxss).toContain(`.${escapeName(className)}`)
    }
    expect(script).toContain(`'${escapeName(scriptClass)} flex'`)
    expect(rulesOf(wxss)).toContain('.text-_32rpx_{font-size:32rpx}')
    expect(selectorsOf(wxss).filter(selector => /\\|\*|:root|:hover/.test(selector))).toEqual([])

    expect(wxml.slice(1).map(text => text.trim())).toEqual(project.templates.map(template => template.output))
    for (const { output } of project.styles)
      expect(rulesOf(wxss)).toEqual(expect.arrayContaining(rulesOf(output)))
  },
)

function selectorsOf(css: string): string[] {
  const selectors: string[] = []
  postcss.parse(css).walkRules(rule => {
    selectors.push(...rule.selectors)
  })
  return selectors
}

/** Rules of classes, without white space: theme variables depend on everything that a project uses. */
function rulesOf(css: string): string[] {
  const rules: string[] = []
  postcss.parse(css).walkRules(/^\./, rule => {
    const declarations = rule.nodes.flatMap(node =>
      node.type === 'decl' ? [`${node.prop}:${node.value}`] : [],
    )
    rules.push(`${rule.selector}{${declarations.join(';')}}`.replace(/\s+/g, ' '))
  })
  return rules
}
