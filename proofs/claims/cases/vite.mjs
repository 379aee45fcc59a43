import { buildWithVite } from '../helpers/bundlers.mjs'
import { runBundle, runVite, vitePlugins } from '../helpers/plugin.mjs'
import { runApart } from '../helpers/processes.mjs'

export function writesBundle() {
  return vitePlugins().some(plugin => plugin.generateBundle)
}

export function disabledGivesNothing({ require }) {
  return require('weapp-tailwindcss/vite').UnifiedViteWeappTailwindcssPlugin({
    disabled: true,
    tailwindcssBasedir: process.cwd(),
  })
}

export function disabledWithoutImportsGivesNothing({ require }) {
  return require('weapp-tailwindcss/vite').UnifiedViteWeappTailwindcssPlugin({
    disabled: true,
    rewriteCssImports: false,
  })
}

export function disabledWritesBundle() {
  return vitePlugins({ disabled: true }).some(plugin => plugin?.generateBundle)
}

export function namesWhenDisabled() {
  return vitePlugins({ disabled: true }).map(plugin => plugin?.name)
}

/** Whether the style of a build has layers and rules for tags of browsers. */
export function styleWhenDisabled(scope) {
  return styleWith(scope, { disabled: true })
}

export function styleWhenDisabledWithoutImports(scope) {
  return styleWith(scope, { disabled: true, rewriteCssImports: false })
}

async function styleWith({ createProject, require }, options) {
  const project = createProject({ files: { 'a.css': '@import "tailwindcss";' }, isInside: true })
  const [{ source }] = await buildWithVite(project.path(), project.path('a.css'), {
    plugins: vitePlugins(options),
    postcssPlugins: [require('@tailwindcss/postcss')({ base: project.path(), optimize: false })],
  })
  return [source.includes('@layer'), source.includes('button')]
}

export function rewritesImport() {
  return rewriteImport()
}

export function rewritesImportWhenDisabled() {
  return rewriteImport({ disabled: true })
}

export function rewritesPartWhenDisabled() {
  return rewriteImport({ disabled: true }, 'tailwindcss/theme.css')
}

function rewriteImport(options, name = 'tailwindcss') {
  const plugin = vitePlugins(options).find(({ name }) => name.endsWith('rewrite-css-imports'))
  return plugin.transform.handler(`@import "${name}";`, `${process.cwd()}/a.css`)
}

/** Files that `onUpdate` is called for where a script is skipped. */
export async function updatesOfSkippedScript() {
  const called = []
  await runVite({ 'a.js': 'const a = 1' }, { onUpdate: file => called.push(file) })
  return called
}

/** How often a file is transformed that comes twice, with the cache and without. */
export async function updatesOfSameFile() {
  const counts = []
  for (const options of [{}, { cache: false }]) {
    let updates = 0
    const plugins = vitePlugins({ ...options, onUpdate: () => updates++ })
    for (const _ of ['first', 'second']) await runBundle(plugins, { 'a.wxml': '<view class=w-[1px] />' })
    counts.push(updates)
  }
  return counts
}

/** A WXS file that comes as an asset. */
export async function skipsAssets() {
  const files = { 'a.wxs': 'const a = `w-[3px]`', 'a.wxml': 'w-[3px]' }
  return (await runVite(files, { wxsMatcher: file => file.endsWith('.wxs') }))['a.wxs']
}

/** What is printed for a project with uni-app. */
export function guessesAppType({ createProject }) {
  const packages = { devDependencies: { '@dcloudio/vite-plugin-uni': '1' } }
  const project = createProject({ files: { 'package.json': JSON.stringify(packages) }, packagesIn: '.' })
  const { printed } = runApart(
    async (require, root) => {
      const plugins = require('weapp-tailwindcss/vite').UnifiedViteWeappTailwindcssPlugin()
      for (const { configResolved } of plugins) await configResolved?.({ root, css: {} })
    },
    { cwd: project.path(), args: [project.path()] },
  )
  return printed
}

/** A name that stands in no source file. */
export async function namesOfBundle() {
  const files = await runVite({ 'a.js': 'const a = `w-[987px]`' })
  return files['a.js']
}

/** Whether a name stays as it is in a WXS file, a script and a template with inline WXS. */
export async function wxsFiles({ createProject }) {
  const project = createProject({ files: { 'a.html': 'w-[961px]' }, isInside: true })
  const text = 'module.exports = `w-[961px]`'
  const files = await runVite(
    { 'a.wxs': text, 'a.js': text, 'a.wxml': `<wxs module="b">${text}</wxs>` },
    {
      inlineWxs: true,
      wxsMatcher: () => true,
      tailwindcss: { v4: { sources: [{ base: project.path(), pattern: 'a.html', negated: false }] } },
    },
  )
  return Object.values(files).map(code => code.includes('w-[961px]'))
}

export function logOfThreeFiles() {
  return logOf({ 'a.wxml': '<view />', 'b.wxss': '.a{}', 'c.js': 'const a = 1' })
}

export function logOfTwoFiles() {
  return logOf({ 'a.js': 'const a = 1', 'a.wxml': '<view></view>' })
}

/** What the plugin prints about a build where a reader has asked for it. */
function logOf(files) {
  const { printed } = runApart(
    async (require, helpers, given) => {
      const { runBundle } = await import(helpers)
      // Called from a file, the plugin would look for Tailwind beside that file.
      await runBundle(require('weapp-tailwindcss/vite').UnifiedViteWeappTailwindcssPlugin(), given)
    },
    { args: [import.meta.resolve('../helpers/plugin.mjs'), files], env: { DEBUG: 'weapp-tw' } },
  )
  return printed
}

/** A rule that Taro's PostCSS plugin would remove. */
export async function replacesHtmlTransform({ require }) {
  const plugins = [{ postcssPlugin: 'postcss-html-transform', Rule: rule => void rule.remove() }]
  const plugin = vitePlugins().find(({ configResolved, generateBundle }) => configResolved && generateBundle)
  await plugin.configResolved({ root: process.cwd(), css: { postcss: { plugins } } })
  const { css } = await require('postcss')(plugins).process('*{--tw-a:0}', { from: undefined })
  return css
}

/** What the plugin puts in the place of Taro's, and what that does with a rule. */
export async function hooksOfHtmlTransform({ require }) {
  const plugins = [{ postcssPlugin: 'postcss-html-transform' }]
  const config = { css: { postcss: { plugins } }, root: process.cwd() }
  for (const plugin of vitePlugins({})) await plugin.configResolved?.(config)
  const { css } = require('postcss')(plugins).process('*{--tw-a:1}', { from: undefined })
  return [Object.keys(plugins[0]), css]
}
