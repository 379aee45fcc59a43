import { environment } from '../helpers/environment.mjs'
import { readBuilt, webpackOptions, withVariable } from '../helpers/plugin.mjs'
import { runApart } from '../helpers/processes.mjs'

/** Whether the package to patch is found by the path of a package.json, and by that of a folder. */
export function pathsOfResolve({ require }) {
  return ['/package.json', ''].map(end => {
    const resolve = { paths: [environment + end] }
    return createPatcher(require, { patch: { resolve } }).packageInfo.rootPath.startsWith(environment)
  })
}

export function pathsDoNotMatter({ require }) {
  const [first, second] = [{}, { paths: ['/no-such'], basedir: '/no-such' }].map(
    patch => createPatcher(require, { patch }).packageInfo.rootPath,
  )
  return first === second
}

export function readsFileWithoutCache({ createProject, require }) {
  const project = createProject({ files: { 'index.json': '["w-[1px]"]' } })
  const patcher = createPatcher(require, { cache: false, patch: { filter: () => false } })
  patcher.cacheManager.options.filename = project.path('index.json')
  return [[...patcher.getClassSetV3()], patcher.setCache(new Set())]
}

/** Classes of the file that come back with "merge" and with "overwrite". */
export function strategiesOfCache({ createProject, require }) {
  return ['merge', 'overwrite'].map(strategy => {
    const project = createProject({ files: { 'index.json': '["w-[1px]"]' } })
    const cache = { dir: project.path(), strategy }
    return [...createPatcher(require, { cache, patch: { filter: () => false } }).getClassSetV3()]
  })
}

export function folderOfCache({ require }) {
  return createPatcher(require, { cache: { cwd: '/a' } }).cacheManager.options.filename
}

export function removesUniversalSelector({ require }) {
  return [true, false].map(removeUniversalSelector =>
    createPatcher(require, { patch: { output: { removeUniversalSelector } } }).filter('*'),
  )
}

export function versionIsOnlyTold({ require }) {
  const { majorVersion, packageInfo } = createPatcher(require, {
    patch: { tailwindcss: { version: 3 } },
  })
  return [majorVersion, packageInfo.version]
}

/** Whether the patcher reads the settings for one major of Tailwind. */
export function readsSettingsOfMajor() {
  return readBuilt('tailwindcss-patch').some(code => /tailwindcss\??\.v[23]\b|\{ v[23] \}/.test(code))
}

function createPatcher(require, options) {
  return new (require('tailwindcss-patch').TailwindcssPatcher)(options)
}

/** Units that are added when one is given, and when two are. */
export function unitsReplaceDefault() {
  return [['upx'], ['rpx', 'upx']].map(
    units => featuresOf({ supportCustomLengthUnitsPatch: { units } }).extendLengthUnits.units,
  )
}

export function switchOfPatch() {
  return [{}, { supportCustomLengthUnitsPatch: false }].map(given =>
    Boolean(featuresOf(given).extendLengthUnits),
  )
}

function featuresOf(given) {
  const { patchOptions, options } = webpackOptions(given).twPatcher
  return patchOptions?.applyPatches ?? options.features
}

/** Which of two units the patch of Tailwind CSS 4 writes. */
export function unitsOfTailwind4({ require }) {
  const { files } = require('tailwindcss-patch').internalPatch(
    `${environment}/node_modules/tailwindcss/package.json`,
    { applyPatches: { extendLengthUnits: { units: ['rpx', 'upx'] } }, overwrite: false },
  )
  return ['rpx', 'upx'].map(unit => files.some(({ code }) => code.includes(unit)))
}

/** Whether a unit is added where another one of the list has been before. */
export async function unitsOfPatchedTailwind4({ require }) {
  const apply = { extendLengthUnits: { units: ['rpx', 'upx'], overwrite: false } }
  const { extendLengthUnits } = await createPatcher(require, { projectRoot: environment, apply }).patch()
  return extendLengthUnits.changed
}

/** Whether the plugin tells that it starts, and its patcher that it patched, where the plugin is silent. */
export function printsWhenSilent({ createProject }) {
  const project = createProject({
    files: { 'package.json': '{}', 'dist/lib.js': 'const a = ["cm","mm","in"]' },
    packagesIn: '.',
  })
  const { printed } = runApart(
    async (require, rootPath) => {
      const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')
      const { twPatcher } = new UnifiedWebpackPluginV5({ logLevel: 'silent' }).options
      twPatcher.packageInfo.rootPath = rootPath
      await twPatcher.patch()
    },
    { cwd: project.path(), args: [project.path()] },
  )
  return ['使用 Tailwind CSS', 'Patched Tailwind CSS'].map(text => printed.includes(text))
}

export function cacheInMemory() {
  return webpackOptions({}).twPatcher.options?.cache.driver
}

/** Whether the folder of an application is found by the package.json of a command, by an entry, and by neither. */
export function projectRoot({ createProject }) {
  const app = createProject({ files: { 'package.json': '{}', 'src/app.css': '' }, packagesIn: '.' })
  const isFound = options => webpackOptions(options).twPatcher.options?.projectRoot === app.path()
  return withVariable('npm_package_json', app.path('package.json'), async () => {
    const byCommand = isFound({})
    return withVariable('npm_package_json', undefined, () => [
      byCommand,
      isFound({ cssEntries: [app.path('src/app.css')] }),
      isFound({}),
    ])
  })
}

/** Whether an entry leads to the folder of an application, as an option and among the settings of Tailwind. */
export function entryFindsProject({ createProject }) {
  const app = createProject({ files: { 'package.json': '{}', 'src/app.css': '' }, packagesIn: '.' })
  const cssEntries = [app.path('src/app.css')]
  return withVariable('npm_package_json', undefined, () =>
    [{ cssEntries }, { tailwindcss: { v4: { cssEntries } } }].map(
      options => webpackOptions(options).twPatcher.options?.projectRoot === app.path(),
    ),
  )
}

export function basedirOfProject() {
  const { patchOptions, options } = webpackOptions({
    tailwindcssBasedir: `${environment}/scan`,
  }).twPatcher
  return patchOptions?.resolve.paths ?? options.projectRoot
}

/** Whether paths to another application's Tailwind CSS win over the project's own. */
export function pathsOfResolveWin({ createProject }) {
  const app = createProject({
    files: {
      'package.json': '{}',
      'node_modules/tailwindcss/package.json':
        '{ "name": "tailwindcss", "version": "4.0.99", "main": "index.js" }',
      'node_modules/tailwindcss/index.js': '',
    },
  })
  const { result } = runApart(
    (require, path) => {
      const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')
      const tailwindcssPatcherOptions = { patch: { resolve: { paths: [path] } } }
      return new UnifiedWebpackPluginV5({ tailwindcssPatcherOptions }).options.twPatcher.packageInfo.version
    },
    { args: [app.path('package.json')] },
  )
  return result === '4.0.99'
}

export function typeOfOptions() {
  return readBuilt('tailwindcss-patch', '.d.ts')
    .join('')
    .match(/interface TailwindCssPatchOptions \{[^}]*\}/)?.[0]
}
