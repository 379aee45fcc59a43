import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { completeStarter } from '../../data/complete-starter'
import { lines } from '../../data/lines'
import { recipes } from '../../data/recipes'
import { starterFor, starters } from '../../data/starters'
import { zipStarter } from './zip-starter'

const [line] = lines

test('the zip has the files with the versions of the line, a README with its commands and a .gitignore', () => {
  const [starter] = starters
  const files = { 'package.json': '{"weapp-tailwindcss":"{version:plugin}"}', 'src/app.js': 'App({})\n' }
  const zip = unzipSync(zipStarter(completeStarter(starter!, files, line!)))
  const text = (path: string) => strFromU8(zip[`my-app/${path}`]!)
  expect(Object.keys(zip).sort()).toEqual(
    ['.gitignore', 'README.md', 'package.json', 'src/app.js'].map(path => `my-app/${path}`),
  )
  expect(text('package.json')).toBe(`{"weapp-tailwindcss":"${line!.plugin}"}`)
  expect(text('README.md')).toContain(`npm install\nnpm run ${starter!.scripts.dev}\n`)
})

test('a recipe finds its starter by page, tool and major, and each starter belongs to one recipe', () => {
  const found = recipes.map(recipe => starterFor(recipe)?.id).filter(Boolean)
  expect(new Set(found).size).toBe(found.length)
  // The recipe for gulp is one page for both majors of Tailwind; the chooser offers it for 3.
  expect(starters.filter(({ id }) => !found.includes(id)).map(({ id }) => id)).toEqual(['native-gulp-tw4'])
})
