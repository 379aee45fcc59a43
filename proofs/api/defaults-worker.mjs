// Prints the effective defaults of the published packages as JSON: name -> text. Runs in an environment folder. A
// member that is not in the list has no default.
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(join(process.cwd(), 'package.json'))
const line = process.argv[2]

process.send(line.startsWith('2.') ? readV2() : await readV4())

async function readV4() {
  const cssPresetEnv = await readPresetEnv()
  const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')
  const defaults = require('weapp-tailwindcss/defaults').getDefaultOptions()
  const { twPatcher, cache } = new UnifiedWebpackPluginV5({}).options
  return {
    UserDefinedOptions: {
      ...print(defaults),
      cache: format(Boolean(cache.instance)),
      cssPresetEnv: format(cssPresetEnv),
      ...readPatcherOptions(twPatcher),
    },
    IArbitraryValues: print(defaults.arbitraryValues),
    'UserDefinedOptions.cssSelectorReplacement': print(defaults.cssSelectorReplacement),
    ...readPatcher(twPatcher, defaults),
  }
}

/**
 * Returns options of the plugin whose defaults come from the patcher; the structure differs between its major
 * versions.
 */
function readPatcherOptions({ patchOptions, options }) {
  const units = patchOptions?.applyPatches?.extendLengthUnits ?? options?.features?.extendLengthUnits
  return {
    ...(units === undefined ? {} : { supportCustomLengthUnitsPatch: format(units) }),
    ...(patchOptions ? { tailwindcss: format(withoutUndefined(patchOptions.tailwindcss)) } : {}),
  }
}

/** Returns the patcher's own options, in the major version that the reference describes. */
function readPatcher({ cacheManager, patchOptions, cacheOptions }, defaults) {
  if (!patchOptions || !cacheManager) return {}
  const cwd = process.cwd()
  return {
    TailwindcssPatcherOptions: {
      cache: format(withoutEnable(cacheOptions)),
      patch: format(defaults.tailwindcssPatcherOptions.patch),
    },
    CacheOptions: print({
      dir: cacheManager.options.dir.replace(cwd, '<cwd>'),
      cwd: cacheManager.options.cwd.replace(cwd, '<cwd>'),
      file: cacheManager.options.file,
      strategy: cacheOptions.strategy ?? cacheManager.options.strategy,
    }),
    PatchOptions: print({
      packageName: patchOptions.packageName,
      overwrite: patchOptions.overwrite,
      basedir: patchOptions.basedir.replace(cwd, '<cwd>'),
      filter: patchOptions.filter,
      output: patchOptions.output,
      applyPatches: patchOptions.applyPatches,
      tailwindcss: withoutUndefined(patchOptions.tailwindcss),
    }),
    'PatchOptions.applyPatches': print(patchOptions.applyPatches),
    OutputUserConfig: print(patchOptions.output),
  }
}

/**
 * Returns the options that the plugin passes to postcss-preset-env by default; must run before the plugin is loaded.
 */
async function readPresetEnv() {
  const fromPlugin = createRequire(require.resolve('@weapp-tailwindcss/postcss'))
  const file = fromPlugin.resolve('postcss-preset-env')
  let options
  const record = given => {
    options = given
    return { postcssPlugin: 'record' }
  }
  require.cache[file] = {
    id: file,
    filename: file,
    loaded: true,
    exports: Object.assign(record, { postcss: true, default: record }),
  }
  await fromPlugin('@weapp-tailwindcss/postcss').createStyleHandler({ isMainChunk: true })('a { top: 0 }')
  return options
}

function readV2() {
  const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')
  const { defaultOptions } = require('weapp-tailwindcss/defaults')
  const { options } = new UnifiedWebpackPluginV5({})
  const units = options.supportCustomLengthUnitsPatch
  return {
    UserDefinedOptions: {
      ...print(defaultOptions),
      supportCustomLengthUnitsPatch: format(units),
      minifiedJs: byNodeEnv(() => new UnifiedWebpackPluginV5({}).options.minifiedJs),
    },
    'UserDefinedOptions.cssSelectorReplacement': print(defaultOptions.cssSelectorReplacement ?? {}),
    IArbitraryValues: print(defaultOptions.arbitraryValues),
    ILengthUnitsPatchOptions: print({ units: units.units, dangerousOptions: units.dangerousOptions }),
    ILengthUnitsPatchDangerousOptions: print(units.dangerousOptions),
  }
}

/** Shows a default that depends on NODE_ENV as a comparison. */
function byNodeEnv(read) {
  const before = process.env.NODE_ENV
  const values = ['production', 'development'].map(mode => {
    process.env.NODE_ENV = mode
    return read()
  })
  process.env.NODE_ENV = before
  return values[0] === true && values[1] === false
    ? "process.env.NODE_ENV === 'production'"
    : format(values[1])
}

function print(values) {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, format(value)]),
  )
}

/** Returns a value as JavaScript source on one line. */
function format(value) {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (typeof value === 'function') return formatFunction(value)
  if (Array.isArray(value)) return `[${value.map(format).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(
    ([key, entry]) => `${/^[\w$]+$/.test(key) ? key : format(key)}: ${format(entry)}`,
  )
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

function formatFunction(value) {
  const source = value
    .toString()
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  const [, parameters, result] = /^\w*\s?\(([^)]*)\) (?:=> )?\{ return ([^{}]*); \}$/.exec(source) ?? []
  if (result) return `(${parameters}) => ${tidy(result)}`
  return /\{ ?\}$/.test(source) ? '() => {}' : tidy(source)
}

/** Removes compiler artefacts from source. */
function tidy(source) {
  return source.replace(/_\w+\.(\w+)\.call\(void 0, /g, '$1(').replaceAll('"', "'")
}

function withoutUndefined(value) {
  return JSON.parse(JSON.stringify(value ?? {}))
}

function withoutEnable({ enable: _, ...rest }) {
  return rest
}
