import { escape as escapeName } from '@weapp-core/escape'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { readOutputs } from '../outputs'
import { readPages } from '../pages'
import { assembleProject, type RecipeSample } from './assemble'
import { listRecipes } from './list'
import { runRecipe } from './run-recipe'
import { sampleClasses, scriptClass } from './sample-page'

/** A page by its address: numbers that order files, `index` and `readme` are not part of it. */
const addressOf = (file: string) =>
  file.replace(/(^|\/)\d+[-_.]/g, '$1').replace(/(?:\/(?:index|readme))?\.mdx?$/, '')

const pages = new Map(readPages().map(page => [page.file, page]))
const byAddress = new Map([...pages.values()].map(page => [addressOf(page.file), page]))
const outputs = readOutputs()

describe.each(listRecipes().map(recipe => [recipe.page, recipe.tool, recipe] as const))(
  '%s (%s)',
  (name, tool, recipe) => {
    test('gives a project in which everything is styled', async () => {
      const page = byAddress.get(name)
      if (!page) throw new Error(`the site has no page ${name}`)
      const project = assembleProject({ page, tool, pages, outputs })
      const { options, wxml, wxss, script } = await runRecipe(recipe, project)

      expect(options.disabled ?? false).toBe(false)
      for (const className of sampleClasses) {
        expect(wxml[0]).toContain(escapeName(className))
        expect(wxss).toContain(`.${escapeName(className)}`)
      }
      expect(script).toContain(`'${escapeName(scriptClass)} flex'`)
      expect(rulesOf(wxss)).toContain('.text-_32rpx_{font-size:32rpx}')
      expect(selectorsOf(wxss).filter(selector => /\\|\*|:root|:hover/.test(selector))).toEqual([])

      const templates = project.samples.filter(sample => sample.language === 'wxml')
      expect(wxml.slice(1).map(text => text.trim())).toEqual(templates.map(template => template.output))
      const styles = project.samples.filter(
        sample => sample.language === 'classes' && isPromise(sample, options),
      )
      for (const { output } of styles) expect(rulesOf(wxss)).toEqual(expect.arrayContaining(rulesOf(output)))
      expect(templates.length + styles.length, 'samples of what comes of it').toBeGreaterThan(0)
    })
  },
)

/** A sample that was computed with the options of the recipe shows what comes of it; another shows a variation. */
function isPromise(sample: RecipeSample, options: Record<string, unknown>): boolean {
  const styleOptions = [
    'rem2rpx',
    'supportCustomLengthUnitsPatch',
    ...Object.keys({ ...options, ...sample.options }),
  ].filter(name => /^css(?!Entries)|^rem2rpx$|^support/.test(name))
  return styleOptions.every(name => JSON.stringify(options[name]) === JSON.stringify(sample.options[name]))
}

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
