import { escape } from '@weapp-core/escape'
import { expect, test } from 'vitest'
import { readPages } from '../pages'
import { assembleProject } from './assemble'
import { recipes } from './list'
import { runRecipe } from './run-recipe'
import { sampleClasses, scriptClass } from './sample-page'

const pages = new Map(readPages().map(page => [page.file, page]))
const pageAt = (path: string) => pages.get(`${path}.md`) ?? pages.get(`${path}.mdx`) ?? pages.get(`${path}/index.md`)

test.each(recipes.map(recipe => [recipe.pages.at(-1)!, recipe] as const))('%s', async (name, recipe) => {
  const read = recipe.pages.map(path => {
    const page = pageAt(path)
    if (!page) throw new Error(`the site has no page ${path}`)
    return page
  })
  const { files } = assembleProject(read, pages)
  const outcome = await runRecipe(name, { files, ...recipe })

  expect(outcome.isDisabled).toBe(false)
  for (const className of sampleClasses) {
    expect(outcome.wxml).toContain(escape(className))
    expect(outcome.wxss).toContain(`.${escape(className)}`)
  }
  expect(outcome.script).toContain(`'${escape(scriptClass)} flex'`)
  expect(outcome.wxss).toMatch(/\.text-_32rpx_\s*\{\s*font-size: 32rpx/)
  expect(outcome.wxss).not.toMatch(/\\[[\]#./]|(?:^|[\s,}]):root\b|(?:^|[\s,}])\*[\s,{]/)
})
