// Determines whether a project gets styles, independently of the checker: loads the configs, collects plugins where
// the build tool would look for them, and runs the real Tailwind and plugin on a sample page. Frameworks are stubs.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const frameworks =
  /^(?:vite|gulp|tsconfig-paths-webpack-plugin|gulp-postcss|weapp-vite\/config|@tarojs\/cli|@vue\/cli-service|@dcloudio\/vite-plugin-uni|@dcloudio\/vue-cli-plugin-uni\/packages\/postcss)$/
let registered = []
globalThis.oracle = {
  register(kind, options) {
    const plugin = { isWeapp: true, kind, options: options ?? {} }
    registered.push(plugin)
    return plugin
  },
}

process.on('message', async job => {
  try {
    process.send({ outcome: await run(job) })
  } catch (error) {
    process.send({ fault: String(error?.message ?? error).split('\n')[0] })
  }
})

/** @param {{ folder: string, cwd: string, host: string, files: Record<string, string>, postcssIn: string, tailwind: number, env: Record<string, string>, template: string, script: string }} job */
async function run({ folder, cwd, host, files, postcssIn, tailwind, env, template, script }) {
  process.chdir(cwd)
  Object.assign(process.env, env)
  registered = []
  globalThis.oracle.postcss = undefined
  const require = createRequire(join(folder, 'package.json'))
  const load = file => loadConfig(join(folder, file), require)
  if (host === 'node') return runScript(folder, files.register)
  const config = await load(files.register)
  const { plugin, postcss: inBuild, pipes } = await readHost(host, config, files, folder)
  if (!plugin) throw new Error('no plugin is registered')
  const { createContext } = require('weapp-tailwindcss/core')
  const context = createContext(plugin.options)
  if (plugin.options.disabled) throw new Error('the plugin is disabled')
  const plugins =
    postcssIn === 'build' || inBuild ? inBuild : await readPostcss(folder, files.postcss, require, load)
  if (!plugins?.length) throw new Error('no PostCSS plugins')
  const style = readStyle(folder, files)
  const compile = async code =>
    (await require('postcss')(plugins).process(code, { from: join(folder, style.file) })).css
  if (pipes) return runPipes(pipes, { compile, context, tailwind, style: style.code, template, script })
  const css = await compile(style.code)
  const { css: wxss } = await context.transformWxss(css, { majorVersion: tailwind })
  const { code } = await context.transformJs(script)
  return { wxss, wxml: await context.transformWxml(template), script: code, options: plain(plugin.options) }
}

function plain(options) {
  return JSON.parse(JSON.stringify(options))
}

async function readHost(host, exported, files, folder) {
  if (host === 'gulp') {
    const build = exported.build ?? exported.default
    if (typeof build !== 'function') throw new Error('no task build')
    const pipes = await build()
    return { plugin: registered[0], pipes, postcss: globalThis.oracle.postcss }
  }
  const environment = { command: 'build', mode: 'production' }
  const merge = (...parts) => Object.assign({}, ...parts)
  const args = host.startsWith('taro') ? [merge, environment] : [environment]
  if (host === 'rax') {
    const build = JSON.parse(readFileSync(join(folder, files.postcss), 'utf8'))
    if (!build.plugins?.includes('./build.plugin.js')) throw new Error('the plugin file is not loaded')
    const used = []
    exported({ onGetWebpackConfig: callback => callback(chain(used)) })
    return { plugin: used.find(plugin => plugin?.isWeapp) }
  }
  const config = typeof exported === 'function' ? await exported(...args) : exported
  if (host === 'taro-webpack') {
    const used = []
    if (config.compiler !== 'webpack5' && config.compiler?.type !== 'webpack5')
      throw new Error('another compiler')
    config.mini?.webpackChain?.(chain(used))
    return { plugin: used.find(plugin => plugin?.isWeapp) }
  }
  if (host === 'vue-cli') {
    const webpack = { plugins: [] }
    const { configureWebpack } = config
    if (typeof configureWebpack === 'function') Object.assign(webpack, configureWebpack(webpack))
    else if (configureWebpack) webpack.plugins.push(...(configureWebpack.plugins ?? []))
    return { plugin: webpack.plugins.find(plugin => plugin?.isWeapp) }
  }
  if (host === 'taro-vite' && config.compiler?.type !== 'vite') throw new Error('another compiler')
  const list = host === 'taro-vite' ? config.compiler.vitePlugins : config.plugins
  const plugins = (list ?? []).flat(9)
  if (host === 'vite' && !plugins.some(plugin => plugin?.name === 'uni')) throw new Error('no uni')
  const css = host === 'taro-vite' ? { postcss: { plugins: [] } } : config.css
  const base = { css }
  for (const plugin of plugins) if (typeof plugin?.config === 'function') plugin.config(base)
  return { plugin: plugins.find(plugin => plugin?.isWeapp), postcss: base.css?.postcss?.plugins }
}

function chain(used) {
  const create = (Plugin, args = []) => used.push(new Plugin(...args))
  const merge = ({ plugin = {} }) => {
    for (const entry of Object.values(plugin)) create(entry.plugin, entry.args)
  }
  const proxy = new Proxy(() => {}, {
    get: (_, name) => ({ merge, use: create })[name] ?? proxy,
    apply: () => proxy,
  })
  return proxy
}

async function readPostcss(folder, file, require, load) {
  const isJson = file.endsWith('.json')
  const config = isJson
    ? JSON.parse(readFileSync(join(folder, file), 'utf8')).postcssOptions
    : await load(file)
  const { plugins = [] } = typeof config === 'function' ? config({}) : (config ?? {})
  if (Array.isArray(plugins)) return plugins
  return Object.entries(plugins).flatMap(([name, options]) => {
    if (options === false) return []
    const plugin = require(name)
    return [(plugin.default ?? plugin)(options)]
  })
}

/** Reads the style entry that the application loads. */
function readStyle(folder, { style, load }) {
  const file = load ? loadedBy(folder, load) : style
  if (!existsSync(join(folder, file))) throw new Error(`no ${file}`)
  const text = readFileSync(join(folder, file), 'utf8')
  const blocks = /\.(?:vue|uvue|mpx)$/.test(file)
    ? [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    : [[text, text]]
  return { file, code: blocks.map(([, code]) => code).join('\n') }
}

function loadedBy(folder, load) {
  const text = readFileSync(join(folder, load), 'utf8')
  const [, target] =
    /<style[^>]* src="([^"]+)"|import '([^']+\.css)'/.exec(text)?.filter(part => part !== undefined) ?? []
  if (!target) throw new Error('the style entry is not loaded')
  return join(dirname(load), target)
}

async function runPipes(pipes, { compile, context, tailwind, style, template, script }) {
  const results = {}
  const transforms = {
    postcss: compile,
    transformWxss: async css => (await context.transformWxss(css, { majorVersion: tailwind })).css,
    transformJs: async code => (await context.transformJs(code)).code,
    transformWxml: code => context.transformWxml(code),
  }
  const inputs = { wxss: style, js: script, wxml: template }
  for (const { sources, steps } of pipes.flat(9)) {
    const [, kind] = /\*\.(wxss|js|wxml)$/.exec(sources) ?? []
    if (!kind || !steps.includes('dest')) continue
    let text = inputs[kind]
    for (const step of steps.slice(0, steps.indexOf('dest'))) text = await transforms[step](text)
    results[kind] = text
  }
  return { wxss: results.wxss ?? '', wxml: results.wxml ?? '', script: results.js ?? '', options: {} }
}

/** Runs a build script unchanged. */
async function runScript(folder, file) {
  process.chdir(folder)
  await import(`${pathToFileURL(join(folder, file)).href}?${Date.now()}`)
  const read = path => readFileSync(join(folder, 'dist', path), 'utf8')
  return {
    wxss: read('app.wxss'),
    wxml: read('pages/sample/sample.wxml'),
    script: read('pages/sample/sample.js'),
    options: {},
  }
}

/** Bundles a config, so that TypeScript and both module systems work; only frameworks are stubs. */
async function loadConfig(input, require) {
  const bundle = await rolldown({
    input,
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'stubs',
        resolveId(id) {
          if (/^weapp-tailwindcss(?:\/(?:vite|webpack4?|gulp|core))?$/.test(id)) return `\0plugin:${id}.cjs`
          if (frameworks.test(id)) return `\0host:${id}.cjs`
          if (/^[./\0]/.test(id) || id.startsWith('node:') || id === 'path') return null
          require.resolve(id)
          return { id: require.resolve(id), external: true }
        },
        load(id) {
          if (id.startsWith('\0plugin:')) return pluginStub(id.slice(8, -4), require)
          return id.startsWith('\0host:') ? hostStub(id.slice(6, -4)) : null
        },
        transform(code, id) {
          if (id.startsWith('\0') || id.includes('node_modules')) return null
          const names = { __dirname: dirname(id), __filename: id }
          const consts = Object.entries(names)
            .filter(([name]) => code.includes(name) && !new RegExp(`(?:const|let|var) ${name}\\b`).test(code))
            .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
          return consts.join('') + code.replaceAll('import.meta.url', JSON.stringify(`file://${id}`))
        },
      },
    ],
  })
  const output = `${input}.loaded.mjs`
  await bundle.write({ file: output, format: 'esm' })
  const module = await import(`${pathToFileURL(output).href}?${Date.now()}`)
  return module.default ?? module
}

/** Returns a stub of the plugin's entry with its real exports, which record their arguments. */
function pluginStub(id, require) {
  const names = Object.keys(require(id))
  const of = name => {
    if (/^UnifiedWebpackPlugin/.test(name))
      return `class { constructor(options) { return globalThis.oracle.register('webpack', options) } }`
    if (name === 'createPlugins')
      return `options => { globalThis.oracle.register('gulp', options); const step = name => () => ({ step: name }); return { transformWxss: step('transformWxss'), transformJs: step('transformJs'), transformWxml: step('transformWxml') } }`
    return `options => [globalThis.oracle.register('vite', options)]`
  }
  return names.map(name => `exports.${name} = ${of(name)}`).join('\n')
}

function hostStub(id) {
  if (id === 'gulp')
    return `
      const pipe = (sources, steps) => ({ sources, steps, pipe: ({ step }) => pipe(sources, [...steps, step]) })
      exports.src = sources => pipe(String(sources), [])
      exports.dest = () => ({ step: 'dest' })
      exports.watch = () => {}
      exports.series = exports.parallel = (...tasks) => () => tasks.map(task => task())`
  if (id === 'gulp-postcss')
    return `module.exports = plugins => { globalThis.oracle.postcss = plugins; return { step: 'postcss' } }`
  if (id === '@dcloudio/vite-plugin-uni') return `module.exports = () => ({ name: 'uni' })`
  if (id.endsWith('/postcss'))
    return `module.exports = Object.assign(() => ({ postcssPlugin: 'uni' }), { postcss: true })`
  if (id === 'tsconfig-paths-webpack-plugin') return `module.exports = class {}`
  return `exports.defineConfig = config => config`
}
