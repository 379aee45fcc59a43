import { describe, expect, test } from 'vitest'
import { byRole, checkProject, type Report } from './check'
import { type Role, readRecipeFiles } from './expected/recipe'

const { recipes } = readRecipeFiles()

type Edit = (text: string) => string

function check(
  framework: string,
  tool: string,
  tailwind: number,
  edits: Partial<Record<Role, Edit | string>>,
): Report {
  const recipe = recipes.find(
    other => other.framework === framework && other.tool.includes(tool) && other.tailwind === tailwind,
  )
  if (!recipe) throw new Error(`no recipe ${framework} ${tool} ${tailwind}`)
  const roles = byRole(recipe.files)
  for (const [role, edit] of Object.entries(edits)) {
    const file = roles[role as Role]!
    const text = typeof edit === 'string' ? edit : edit(file.text)
    expect(text).not.toBe(file.text)
    roles[role as Role] = { ...file, text }
  }
  return checkProject(recipe, { roles, others: [] })
}

const tell = ({ verdict, findings }: Report) => [
  verdict,
  ...findings.map(({ effect, role, cause, line }) => [effect, role, cause, line ?? ''].join(' ').trim()),
]
const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

describe('projects that were called fine and are broken', () => {
  test('vitePlugins without the plugin that brings Tailwind CSS', () => {
    const edited = check('Taro', 'Vite', 4, { register: swap(/ {8}\{\n {10}name: [\s\S]*?\n {8}\},\n/, '') })
    expect(tell(edited)).toEqual(['broken', 'breaks register tailwind'])
  })

  test('a rule before @import', () => {
    const edited = check('uni-app', 'Vite', 4, { style: text => `page { color: red }\n${text}` })
    expect(tell(edited)).toEqual(['broken', 'breaks style import-order 1', 'none style own-rules 1'])
  })

  test('source(none) with a @source that misses the pages', () => {
    const style = '@import "weapp-tailwindcss/css" source(none);\n@source "../lib";\n@source not "../dist";'
    expect(tell(check('uni-app', 'Vite', 4, { style }))).toEqual([
      'broken',
      'breaks style source 1',
      'none style source-more 2',
    ])
    const right = style.replace('../lib', './pages/**/*.vue')
    expect(tell(check('uni-app', 'Vite', 4, { style: right }))[0]).toBe('undecided')
  })

  test('gulp: transformWxss() before postcss()', () => {
    const edited = check('原生小程序', 'gulp', 3, {
      register: swap('.pipe(postcss()).pipe(transformWxss())', '.pipe(transformWxss()).pipe(postcss())'),
    })
    expect(tell(edited)).toEqual(['broken', 'breaks register pipeline:transformWxss 8'])
  })

  test('plugins under a key that the build tool does not read', () => {
    const edited = check('uni-app', 'Vite', 4, {
      register: swap('plugins: [\n    uni', 'plugin: [\n    uni'),
    })
    expect(tell(edited)).toEqual(['broken', 'breaks register plugin 10'])
  })

  test('@tailwindcss/vite that is imported and not installed', () => {
    const edited = check('uni-app', 'Vite', 4, {
      register: text =>
        text
          .replace('@tailwindcss/postcss', '@tailwindcss/vite')
          .replace(/ {2}css: \{[\s\S]*?\n {2}\},\n/, '')
          .replace('uni(),', 'uni(),\n    tailwindcss(),'),
    })
    expect(tell(edited)).toEqual([
      'broken',
      'breaks package package:@tailwindcss/vite 3',
      'unknown register tailwind-vite 12',
    ])
  })
})
