import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lines } from '../../site/data/lines'
import { findFolders } from '../folders'
import type { RecipeProject } from './assemble'
import { runRecipe } from './run-recipe'

const line = lines.at(-1)!.id
const recipe = { id: 'test', tailwind: 3 } as const

function project(changes: Record<string, string>): RecipeProject {
  const files = {
    'vite.config.ts': [
      `import uni from '@dcloudio/vite-plugin-uni'`,
      `import { defineConfig } from 'vite'`,
      `import { UnifiedViteWeappTailwindcssPlugin as uvwt } from 'weapp-tailwindcss/vite'`,
      `export default defineConfig(({ mode }) => ({ plugins: [uni(), uvwt({ rem2rpx: mode === 'production' })] }))`,
    ].join('\n'),
    'tailwind.config.js': `module.exports = { content: ['./src/**/*.vue'], corePlugins: { preflight: false } }`,
    'src/App.vue': '<style>\n@tailwind utilities;\n</style>',
    ...changes,
  }
  return { files, samples: [] }
}

test('a whole project gives out what the plugin makes of it', async () => {
  const { wxss, wxml, kinds } = await runRecipe(recipe, project({}), line)
  expect(kinds).toEqual(['vite'])
  expect(wxml[0]).toContain('w-_13px_')
  expect(wxss).toMatch(/\.p-4 \{\s*padding: 32rpx/)
})

test('the plugin finds the Tailwind of the project, not that of the tests', async () => {
  vi.stubEnv('npm_package_json', join(findFolders().root, 'package.json'))
  const own = ':root, :host { --own: 8rpx } .own { padding: calc(var(--own) * 4) }'
  const { wxss } = await runRecipe(
    recipe,
    project({ 'src/App.vue': `<style>@tailwind utilities;${own}</style>` }),
    '4.12',
  )
  vi.unstubAllEnvs()
  expect(wxss).toContain('.own { padding: calc(var(--own) * 4) }')
})

test('a file of the scaffold that a page imports and does not show is a stub', async () => {
  const config = [
    `import dev from './dev'`,
    `import { UnifiedViteWeappTailwindcssPlugin as uvwt } from 'weapp-tailwindcss/vite'`,
    `export default async merge => merge({}, { plugins: [uvwt({ rem2rpx: true })] }, dev)`,
  ].join('\n')
  const { kinds } = await runRecipe(recipe, project({ 'vite.config.ts': config }), line)
  expect(kinds).toEqual(['vite'])
})

test('a project that does not scan its pages has no styles', async () => {
  const { wxss } = await runRecipe(
    recipe,
    project({ 'tailwind.config.js': `module.exports = { content: ['./lib/*.js'] }` }),
    line,
  )
  expect(wxss).not.toContain('.p-4')
})

test('a project that does not register the plugin is reported', async () => {
  await expect(runRecipe(recipe, project({ 'vite.config.ts': 'export default {}' }), line)).rejects.toThrow(
    'no plugin is registered',
  )
})

test('a project whose styles do not bring Tailwind in is reported', async () => {
  await expect(runRecipe(recipe, project({ 'src/App.vue': '<style></style>' }), line)).rejects.toThrow(
    'brings Tailwind in',
  )
})
