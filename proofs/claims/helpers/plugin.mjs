import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, require } from './environment.mjs'

/** The options that the webpack plugin works with. */
export function webpackOptions(given) {
  const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')
  return new UnifiedWebpackPluginV5(given).options
}

/** The Vite plugins, or what stands in their place where there are none. */
export function vitePlugins(given) {
  return [require('weapp-tailwindcss/vite').UnifiedViteWeappTailwindcssPlugin(given)].flat()
}

/** What Vite writes, file name -> text, after the plugin has been at it. */
export function runVite(files, given) {
  return runBundle(vitePlugins(given), files)
}

/** Scripts are chunks, other files assets. */
export async function runBundle(plugins, files) {
  const bundle = Object.fromEntries(
    Object.entries(files).map(([fileName, text]) => [
      fileName,
      fileName.endsWith('.js')
        ? { type: 'chunk', fileName, code: text }
        : { type: 'asset', fileName, source: text },
    ]),
  )
  const { generateBundle } = plugins.find(plugin => plugin.generateBundle)
  await (generateBundle.handler ?? generateBundle)({}, bundle)
  return Object.fromEntries(
    Object.values(bundle).map(({ fileName, source, code = source }) => [fileName, code]),
  )
}

/** What a gulp stream makes of the text of a file. */
export function runGulp(stream, text) {
  return new Promise((done, fail) => {
    stream.on('data', file => done(String(file.contents))).on('error', fail)
    stream.end({
      path: join(environment, 'a'),
      contents: Buffer.from(text),
      isNull: () => false,
      isBuffer: () => true,
      isStream: () => false,
    })
  })
}

export async function transformJs(text, given, settings) {
  const context = require('weapp-tailwindcss/core').createContext(given)
  const { code } = await context.transformJs(text, settings)
  return code
}

/** A file of a package of the environment. */
export function readPackage(file) {
  return readFileSync(join(environment, 'node_modules', file), 'utf8')
}

export function isInPackage(file) {
  return existsSync(join(environment, 'node_modules', file))
}

/** The scripts that a package was built to, or its other files whose names end like that. */
export function readBuilt(name, ending = '.js') {
  const folder = `${name}/dist`
  const files = readdirSync(join(environment, 'node_modules', folder)).filter(file => file.endsWith(ending))
  return files.map(file => readPackage(`${folder}/${file}`))
}

/** Whether a message stands in the plugin or in the package that it patches with. */
export function hasMessage(text) {
  return ['weapp-tailwindcss', 'tailwindcss-patch']
    .flatMap(name => readBuilt(name))
    .some(code => code.includes(text))
}

/** Runs something while a variable of the environment is set, or where the value is undefined, is not. */
export async function withVariable(name, value, run) {
  const kept = process.env[name]
  setVariable(name, value)
  try {
    return await run()
  } finally {
    setVariable(name, kept)
  }
}

function setVariable(name, value) {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}
