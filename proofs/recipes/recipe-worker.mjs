// Runs in a reader's project: loads its build config with host frameworks replaced by stand-ins, notes the options
// that reach the plugin, lets the real Tailwind make the CSS and the real plugin's core work on it.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const require = createRequire(join(process.cwd(), 'package.json'))
const recorded = []
globalThis.recordPlugin = entry => recorded.push(entry)
globalThis.createContext = options => require('weapp-tailwindcss/core').createContext(options)

process.once('message', async job => {
  try {
    process.send(await runRecipe(job))
  } catch (error) {
    process.send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
  process.disconnect()
})

/** @param {{ configs: string[], style: { file: string, code: string }, tailwind: 3 | 4, templates: string[], script: string }} job */
async function runRecipe({ configs, style, tailwind, templates, script }) {
  for (const file of configs) await driveConfig(await loadConfig(file))
  const [plugin] = recorded
  if (!plugin) throw new Error(`no plugin is registered in ${configs.join(', ') || 'any file'}`)
  const context = require('weapp-tailwindcss/core').createContext({ ...plugin.options, disabled: false })
  const css = tailwind === 3 ? await runTailwind3(style) : await runTailwind4(style)
  const { css: wxss } = await context.transformWxss(css, { majorVersion: tailwind })
  const { code } = await context.transformJs(script)
  const wxml = []
  for (const template of templates) wxml.push(await context.transformWxml(template))
  return { kinds: recorded.map(({ kind }) => kind), options: plugin.options, wxss, wxml, script: code }
}

async function runTailwind3({ file, code }) {
  const config = ['js', 'cjs', 'mjs', 'ts']
    .map(extension => join(process.cwd(), `tailwind.config.${extension}`))
    .find(path => existsSync(path))
  if (!config) throw new Error('the recipe has no tailwind.config')
  const result = await require('postcss')([require('tailwindcss')(config)]).process(code, {
    from: join(process.cwd(), file),
  })
  return result.css
}

async function runTailwind4({ file, code }) {
  const plugin = require('@tailwindcss/postcss')({ base: process.cwd(), optimize: false })
  const result = await require('postcss')([plugin]).process(code, { from: join(process.cwd(), file) })
  return result.css
}

/** Bundles a config so that TypeScript and either module system run, with stand-ins for what is not installed. */
async function loadConfig(file) {
  const input = join(process.cwd(), file)
  const bundle = await rolldown({
    input,
    platform: 'node',
    logLevel: 'silent',
    plugins: [standIns(), locations()],
  })
  const output = `${input}.loaded.mjs`
  await bundle.write({ file: output, format: 'esm' })
  const module = await import(pathToFileURL(output).href)
  return module.default ?? module
}

function standIns() {
  return {
    name: 'stand-ins',
    async resolveId(id, importer) {
      const [, entry] = /^weapp-tailwindcss(?:\/(vite|webpack4?|gulp|core))?$/.exec(id) ?? []
      if (entry || id === 'weapp-tailwindcss') return '\0recorder.cjs'
      if (id.startsWith('/') || id.startsWith('\0')) return null
      // The scaffold has files that a page does not show: Taro's config/dev.ts.
      if (id.startsWith('.')) return (await this.resolve(id, importer, { skipSelf: true })) ?? '\0host.cjs'
      return isInstalled(id) ? { id, external: true } : '\0host.cjs'
    },
    load(id) {
      if (id === '\0recorder.cjs') return recorder
      return id === '\0host.cjs' ? host : null
    },
  }
}

function isInstalled(id) {
  if (id.startsWith('node:')) return true
  try {
    require.resolve(id)
    return true
  } catch {
    return false
  }
}

/** A bundle lies elsewhere than its sources: they keep their own idea of where they are. */
function locations() {
  return {
    name: 'locations',
    transform(code, id) {
      if (id.startsWith('\0') || id.includes('node_modules')) return null
      const names = { __dirname: dirname(id), __filename: id }
      const consts = Object.entries(names)
        .filter(([name]) => code.includes(name) && !new RegExp(`(?:const|let|var) ${name}\\b`).test(code))
        .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
      return (
        consts.join('') +
        code
          .replaceAll('import.meta.url', JSON.stringify(`file://${id}`))
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      )
    },
  }
}

/** The plugin's entries, noting what they are given. */
const recorder = `
const note = kind => options => globalThis.recordPlugin({ kind, options: options ?? {} })
class Webpack { constructor(options) { note('webpack')(options) } apply() {} }
exports.UnifiedViteWeappTailwindcssPlugin = options => { note('vite')(options); return [{ name: 'weapp-tailwindcss' }] }
exports.UnifiedWebpackPluginV5 = Webpack
exports.UnifiedWebpackPluginV4 = Webpack
exports.createPlugins = options => {
  note('gulp')(options)
  const stream = () => ({ pipe: () => stream() })
  return { transformWxss: stream, transformWxml: stream, transformJs: stream }
}
exports.createContext = options => { note('core')(options); return globalThis.createContext(options) }
`

/** Any host framework: whatever is called gives back the object or function it was given. */
const host = `
const any = new Proxy(function () {}, {
  get: (_, name) => (name === 'then' || name === Symbol.toPrimitive ? undefined : any),
  apply: (_, self, [first]) => (typeof first === 'object' || typeof first === 'function' ? first : any),
  construct: () => any,
})
// A namespace made of it inherits from its prototype, and so has every name too.
module.exports = new Proxy(any, { getPrototypeOf: () => any })
`

/**
 * Calls what a build tool would call, so that plugins registered inside of functions are registered. A config that is
 * a function gets one argument for all tools: Taro's merge, Vite's environment, the hooks of Rax.
 */
async function driveConfig(config) {
  const environment = { command: 'build', mode: 'production' }
  const merge = (...parts) => Object.assign({}, ...parts.filter(part => typeof part === 'object'))
  const tools = Object.assign(merge, environment, { onGetWebpackConfig: callback => callback(fakeChain()) })
  visit(typeof config === 'function' ? await config(tools, environment) : await config, new Set())
}

function visit(value, seen) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  for (const [name, entry] of Object.entries(value)) {
    if (typeof entry !== 'function') visit(entry, seen)
    else if (/^(?:webpackChain|chainWebpack)$/.test(name)) entry(fakeChain())
    else if (/^(?:configureWebpack|webpack)$/.test(name))
      visit(entry({ plugins: [], module: { rules: [] }, resolve: { alias: {} } }), seen)
    else if (/^(?:onBuildStart|setup)$/.test(name)) entry({})
  }
}

/** webpack-chain: `merge` and `plugin().use()` make the plugin, as they do in a build. */
function fakeChain() {
  const create = (Plugin, args = []) => (typeof Plugin === 'function' ? new Plugin(...args) : chain)
  const merge = ({ plugin = {} }) => Object.values(plugin).map(entry => create(entry.plugin, entry.args))
  const chain = new Proxy(() => {}, {
    get: (_, name) => ({ merge, use: create })[name] ?? chain,
    apply: () => chain,
  })
  return chain
}
