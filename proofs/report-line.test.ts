import { expect, test } from 'vitest'
import { lines } from '../site/data/lines'
import { followRecipes } from './recipes/judge'
import { neighboursOf } from './report-line'

const [newest, oldest] = [lines[0]!, lines.at(-1)!]

test('a new line follows the blocks of the line below it, then of those above', () => {
  const known = ['4.12.0', '4.5.0', '4.2.8'].map(plugin => ({ ...newest, id: plugin, plugin }))
  expect(neighboursOf({ ...newest, plugin: '4.9.8' }, known)).toEqual(['4.5.0', '4.12.0'])
  expect(neighboursOf({ ...newest, plugin: '5.0.0' }, known)).toEqual(['4.12.0'])
  expect(neighboursOf({ ...newest, plugin: '4.1.0' }, known)).toEqual(['4.2.8', '4.5.0', '4.12.0'])
})

test('a line that no page names still has every file of a recipe with tabs by line', () => {
  const filesOf = (line: string, blocksOf?: string) =>
    followRecipes(line, {}, blocksOf)
      .filter(({ recipe }) => recipe.page === '/docs/quick-start/v4/uni-app-vite-hbuilder')
      .map(({ project }) => project.files['vite.config.ts'])
  // Uses the packages of an existing line as a new one.
  expect(filesOf(newest.id, oldest.id)).toEqual(filesOf(oldest.id))
  expect(filesOf(oldest.id, newest.id)).toEqual(filesOf(newest.id))
  expect(filesOf(newest.id)).not.toEqual(filesOf(oldest.id))
  expect(filesOf(newest.id)[0]).toContain('defineConfig')
})
