import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLine } from '@site/data/lines'
import { fillVersions } from '@site/data/plugin-lines'
import { describe, expect, test } from 'vitest'
import { checkProject, type Report } from './check'
import { readRecipeFiles } from './expected/recipe'
import { readFolder } from './folder/read-folder'

const root = join(import.meta.dirname, '../../../starters')

function filesOf(folder: string, prefix = ''): Record<string, string> {
  return Object.assign(
    {},
    ...readdirSync(join(folder, prefix)).map(name => {
      const path = prefix + name
      if (statSync(join(folder, path)).isDirectory())
        return name === 'node_modules' ? {} : filesOf(folder, `${path}/`)
      return { [path]: fillVersions(readFileSync(join(folder, path), 'utf8'), defaultLine) }
    }),
  )
}

type Edits = Record<string, ((text: string) => string) | string | null>

/** Checks a starter as a reader's folder, with some files changed, added or removed. */
async function checkStarter(starter: string, edits: Edits = {}): Promise<Report> {
  const files = filesOf(join(root, starter))
  for (const [path, edit] of Object.entries(edits)) {
    const before = files[path]
    const after = typeof edit === 'function' ? edit(before ?? '') : edit
    expect(after).not.toBe(before)
    if (after === null) delete files[path]
    else files[path] = after
  }
  const found = await readFolder(
    Object.entries(files).map(([path, text]) => ({ path, read: async () => text })),
  )
  if (!found) throw new Error(`${starter} is not recognised`)
  return checkProject(readRecipeFiles().recipes[found.recipe]!, found.project)
}

const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

describe.each(readdirSync(root).filter(name => existsSync(join(root, name, 'package.json'))))(
  '%s',
  starter => {
    test('is recognised, and nothing in it does harm', async () => {
      const { verdict, findings, missing } = await checkStarter(starter)
      expect(missing).toEqual([])
      expect(findings.filter(({ effect }) => effect !== 'none')).toEqual([])
      expect(['same', 'harmless']).toContain(verdict)
    })
  },
)

const uni = 'uni-app-vite-tw4'
const uni3 = 'uni-app-vite-tw3'
const taro = 'taro-webpack-tw4'
const taroVite = 'taro-vite-tw4'
const gulp = 'native-gulp-tw3'
const weapp3 = 'native-weapp-vite-tw3'

/** Mistakes of readers, from their questions. */
const broken: [name: string, starter: string, edits: Edits][] = [
  [
    'the plugin is imported and not registered',
    uni,
    { 'vite.config.ts': swap(/uvwt\(\{[\s\S]*?\n {4}\}\),\n/, '') },
  ],
  [
    'Tailwind only in postcss.config.js, which uni-app does not read',
    uni,
    {
      'vite.config.ts': swap(/ {2}css: \{[\s\S]*?\n {2}\},\n/, ''),
      'postcss.config.js': "module.exports = { plugins: { '@tailwindcss/postcss': {} } }",
    },
  ],
  ['the style entry is not loaded', uni, { 'src/App.vue': swap(/<style src[^\n]*/, '') }],
  [
    'another file is loaded',
    uni,
    { 'src/App.vue': swap('./main.css', './style.css'), 'src/style.css': 'page { color: red }' },
  ],
  [
    'cssEntries names a file that is not there',
    uni,
    { 'vite.config.ts': swap("'src/main.css'", "'src/app.css'") },
  ],
  ['@import without /css', uni, { 'src/main.css': swap('weapp-tailwindcss/css', 'weapp-tailwindcss') }],
  ['a rule before @import', uni, { 'src/main.css': text => `page { color: red }\n${text}` }],
  [
    'sources that miss the pages',
    uni,
    { 'src/main.css': swap('/css";', '/css" source(none);\n@source "../lib";') },
  ],
  [
    'Tailwind 3 directives in a Tailwind 4 project',
    uni,
    { 'src/main.css': '@tailwind base;\n@tailwind utilities;' },
  ],
  [
    'disabled the wrong way round',
    uni,
    { 'vite.config.ts': swap(/disabled: [^\n]*/, "disabled: process.env.UNI_PLATFORM?.startsWith('mp-'),") },
  ],
  [
    'the tailwindcss package itself as PostCSS plugin',
    uni,
    { 'vite.config.ts': swap("'@tailwindcss/postcss'", "'tailwindcss'") },
  ],
  [
    'an old plugin with Tailwind 4',
    uni,
    { 'package.json': swap(/"weapp-tailwindcss": "[^"]*"/, '"weapp-tailwindcss": "^3.7.0"') },
  ],
  [
    'group-hover in a page',
    uni,
    { 'src/pages/index/index.vue': swap('rounded-xl p-4', 'rounded-xl p-4 group-hover:hidden') },
  ],
  [
    'a class put together from parts',
    uni,
    { 'src/pages/index/index.vue': swap("'bg-black/10'", "'bg-[' + color + ']'") },
  ],
  ['no patch after installing', uni3, { 'package.json': swap(/,\s*"postinstall": "[^"]*"/, '') }],
  [
    'content that misses the pages',
    uni3,
    { 'tailwind.config.js': swap(/content: \[[^\]]*\]/, "content: ['./index.html']") },
  ],
  ['purge instead of content', uni3, { 'tailwind.config.js': swap('content:', 'purge:') }],
  ['no @tailwind utilities', uni3, { 'src/App.vue': swap('@tailwind utilities;', '') }],
  ['styles in a comment', uni3, { 'src/App.vue': swap(/(<style[^>]*>)([\s\S]*)(<\/style>)/, '$1/*$2*/$3') }],
  ['styles in Sass, without Sass', uni3, { 'src/App.vue': swap('<style>', '<style lang="scss">') }],
  [
    'a page in Less, without Less',
    uni,
    { 'src/pages/index/index.vue': text => `${text}<style lang="less"></style>` },
  ],
  [
    'a vite.config.js of an earlier try, which Vite reads first',
    uni,
    { 'vite.config.js': 'export default { plugins: [] }' },
  ],
  [
    'PostCSS in package.json as well',
    weapp3,
    { 'package.json': swap('{', '{ "postcss": { "plugins": {} },') },
  ],
  [
    'an old config of Tailwind that an option names',
    gulp,
    {
      'postcss.config.js': swap('tailwindcss: {}', "tailwindcss: { config: './tailwind.config.cjs' }"),
      'tailwind.config.cjs': 'module.exports = { content: [] }',
    },
  ],
  [
    'two configs of Tailwind, the old one of which is read',
    uni3,
    {
      'tailwind.config.js': null,
      'tailwind.config.ts': readFileSync(join(root, uni3, 'tailwind.config.js'), 'utf8'),
      'tailwind.config.cjs': 'module.exports = { content: [] }',
    },
  ],
  ['pages in .gitignore, which Tailwind 4 does not scan', uni, { '.gitignore': 'dist\nsrc/pages\n' }],
  [
    'pages that @source names as well, whose templates gulp then leaves as they are',
    'native-gulp-tw4',
    { '.gitignore': 'src/pages\n', 'src/app.wxss': text => `${text}\n@source "./pages";\n` },
  ],
  ['pages in a .gitignore beside them', taro, { 'src/.gitignore': 'pages\n' }],
  ['two configs of PostCSS', taro, { 'postcss.config.js': 'module.exports = { plugins: {} }' }],
  [
    'a style block for H5 only',
    uni,
    { 'src/App.vue': swap(/<style src[^\n]*/, '<!-- #ifdef H5 -->\n$&\n<!-- #endif -->') },
  ],
  [
    'an import for H5 only',
    uni,
    {
      'src/App.vue': swap(/<style src[^\n]*/, ''),
      'src/main.ts': text => `// #ifdef H5\nimport './main.css'\n// #endif\n${text}`,
    },
  ],
  ['a style for WeChat alone, which Taro takes', taro, { 'src/app.weapp.css': 'page { color: red }' }],
  ['app.wxss beside app.css', 'native-weapp-vite-tw4', { 'src/app.wxss': 'page { color: red }' }],
  ['a bracket is missing', uni3, { 'vite.config.ts': swap(/\}\)\s*$/, '') }],
  [
    'the plugin in h5 instead of mini',
    taro,
    {
      'config/index.ts': text =>
        text
          .replace(/\bmini: \{/, 'zz: {')
          .replace(/\bh5: \{/, 'mini: {')
          .replace('zz: {', 'h5: {'),
    },
  ],
  [
    'a compiler that the config is not for',
    taro,
    { 'config/index.ts': swap(/compiler: 'webpack5'/, "compiler: 'vite'") },
  ],
  ['the style entry is not imported', taro, { 'src/app.ts': swap(/import '\.\/app\.css'\n/, '') }],
  [
    'a prod config that takes the plugin away',
    taro,
    { 'config/prod.ts': 'export default { mini: { webpackChain() {} } }' },
  ],
  [
    'the webpack entry in a Vite project',
    taroVite,
    { 'config/index.ts': text => text.replace('weapp-tailwindcss/vite', 'weapp-tailwindcss/webpack') },
  ],
  [
    '@tailwindcss/vite in Taro',
    taroVite,
    { 'config/index.ts': swap("'@tailwindcss/postcss'", "'@tailwindcss/vite'") },
  ],
  [
    'transformWxss before postcss',
    gulp,
    {
      'gulpfile.js': text =>
        text
          .replace('.pipe(postcss())', '')
          .replace('.pipe(transformWxss())', '.pipe(transformWxss()).pipe(postcss())'),
    },
  ],
  [
    'styles in a file that the application does not load',
    gulp,
    { 'src/app.wxss': 'page { color: red }', 'src/tailwind.wxss': '@tailwind utilities;' },
  ],
  [
    'a component that loads no styles',
    uni3,
    { 'src/App.vue': swap(/<style>[\s\S]*/, ''), 'src/tailwind.css': '@tailwind utilities;' },
  ],
  [
    'PostCSS plugins by name where Vite wants them themselves',
    uni3,
    { 'vite.config.ts': swap('tailwindcss(), autoprefixer()', "'tailwindcss', 'autoprefixer'") },
  ],
  ['templates are not transformed', gulp, { 'gulpfile.js': swap('.pipe(transformWxml())', '') }],
  [
    '"type": "module" with a CommonJS postcss.config.js',
    weapp3,
    { 'package.json': swap('{', '{\n  "type": "module",') },
  ],
]

const working: [name: string, starter: string, edits: Edits][] = [
  [
    'more plugins, an alias, a port',
    uni,
    {
      'vite.config.ts': text =>
        text
          .replace(
            'plugins: [',
            "server: { port: 3000 },\n  resolve: { alias: { '@': '/src' } },\n  plugins: [\n    vue(),",
          )
          .replace(/^/, "import vue from '@vitejs/plugin-vue'\n"),
      'package.json': swap(
        '"devDependencies": {',
        '"devDependencies": {\n    "@vitejs/plugin-vue": "^5.0.0",',
      ),
    },
  ],
  [
    'the style entry under another name',
    uni,
    {
      'src/main.css': null,
      'src/tailwind.css': '@import "weapp-tailwindcss/css";\n@source not "../dist";',
      'src/App.vue': swap('./main.css', './tailwind.css'),
      'vite.config.ts': swap('src/main.css', 'src/tailwind.css'),
    },
  ],
  [
    'a theme and rules of its own',
    uni,
    { 'src/main.css': text => `${text}\n@theme { --color-brand: #07c160 }\n.card { color: red }` },
  ],
  [
    'options in a variable and a config function',
    uni,
    {
      'vite.config.ts': text =>
        text
          .replace('export default defineConfig({', 'export default defineConfig(() => ({')
          .replace(/\}\)\s*$/, '}))\n'),
    },
  ],
  [
    'another build line of the plugin',
    uni,
    { 'package.json': swap(/"weapp-tailwindcss": "[^"]*"/, '"weapp-tailwindcss": "4.2.8"') },
  ],
  [
    'group-hover with Tailwind 3, where it is left out',
    uni3,
    { 'src/pages/index/index.vue': swap('rounded-[16rpx]', 'rounded-[16rpx] group-hover:hidden') },
  ],
  [
    'pages that a second .gitignore takes in again',
    'native-gulp-tw4',
    { '.gitignore': 'src/pages/\n', 'src/.gitignore': '!pages\n' },
  ],
  ['husky before the patch', uni3, { 'package.json': swap('weapp-tw patch', 'husky && weapp-tw patch') }],
  [
    'darkMode and an extended theme',
    uni3,
    {
      'tailwind.config.js': swap(
        'content:',
        "darkMode: 'class',\n  theme: { extend: { colors: { brand: '#07c160' } } },\n  content:",
      ),
    },
  ],
  [
    'styles in a file that the application imports',
    gulp,
    {
      'src/app.wxss': '@import "./tailwind.wxss";',
      'src/tailwind.wxss': '@tailwind base;\n@tailwind components;\n@tailwind utilities;',
    },
  ],
  [
    'a style block for mini-programs only',
    uni,
    { 'src/App.vue': swap(/<style src[^\n]*/, '<!-- #ifdef MP-WEIXIN || MP-QQ -->\n$&\n<!-- #endif -->') },
  ],
  [
    'the style entry in main.ts',
    uni,
    {
      'src/App.vue': swap(/<style src[^\n]*/, ''),
      'src/main.ts': text => `import './main.css'\n${text}`,
    },
  ],
  [
    'postcss.config.js, which weapp-vite reads where its own config says nothing',
    'native-weapp-vite-tw4',
    {
      'vite.config.ts': text =>
        text
          .replace(/ {2}css: \{[\s\S]*?\n {2}\},\n/, '')
          .replace("import tailwindcss from '@tailwindcss/postcss'\n", ''),
      'postcss.config.js': "export default { plugins: { '@tailwindcss/postcss': { optimize: false } } }",
    },
  ],
  [
    'styles in Sass',
    uni3,
    {
      'src/App.vue': swap('<style>', '<style lang="scss">'),
      'package.json': swap('"devDependencies": {', '"devDependencies": {\n    "sass": "1.80.0",'),
    },
  ],
  ['Vue instead of React', taro, { 'config/index.ts': swap("framework: 'react'", "framework: 'vue3'") }],
  [
    'PostCSS plugins as a list',
    taro,
    {
      'postcss.config.mjs':
        "import tailwindcss from '@tailwindcss/postcss'\nexport default { plugins: [tailwindcss({ optimize: false })] }",
    },
  ],
  [
    'scripts of its own and more packages',
    taro,
    { 'package.json': swap('"scripts": {', '"scripts": {\n    "lint": "eslint .",') },
  ],
]

describe('projects that readers have', () => {
  test.each(broken)('broken, not called fine: %s', async (_, starter, edits) => {
    const { verdict } = await checkStarter(starter, edits)
    expect(['broken', 'undecided']).toContain(verdict)
  })
  test('a folder without a config of PostCSS is called broken', async () => {
    const { verdict } = await checkStarter(taro, { 'postcss.config.mjs': null })
    expect(verdict).toBe('broken')
  })
  test.each([
    ['an old config of Tailwind beside the one that is read', uni3, { 'tailwind.config.cjs': '' }],
    ['a config of Tailwind 3 that is left', taro, { 'tailwind.config.js': '' }],
    [
      'output that .gitignore names, and no @source not',
      uni,
      { '.gitignore': '/dist', 'src/main.css': swap(/@source[^\n]*/, '') },
    ],
  ] satisfies typeof working)('named as harmless: %s', async (_, starter, edits) => {
    const { verdict } = await checkStarter(starter, edits)
    expect(verdict).toBe('harmless')
  })
  test.each(working)('working, not called broken: %s', async (_, starter, edits) => {
    const { findings } = await checkStarter(starter, edits)
    expect(findings.filter(({ effect }) => effect === 'breaks')).toEqual([])
  })
})
