import { withVariable } from '../helpers/plugin.mjs'
import { runApart } from '../helpers/processes.mjs'

/** Whether the preset turns the native mode on, platform by platform. */
export async function platformsOfUniAppX({ require }) {
  const found = []
  for (const platform of ['app', 'app-plus', 'app-harmony', 'mp-weixin', 'h5'])
    found.push(await withVariable('UNI_PLATFORM', platform, () => isNative(require)))
  return found
}

export function otherPlatformOfUniAppX({ require }) {
  return withVariable('UNI_UTS_PLATFORM', 'app-android', () => isNative(require))
}

function isNative(require) {
  const { uniAppX } = require('weapp-tailwindcss/presets').uniAppX({ base: process.cwd() })
  return uniAppX.enabled ?? uniAppX
}

/** A style of a Web build with the preset. */
export function styleOfUniAppXWeb({ createProject }) {
  const project = createProject({ files: { 'package.json': '{}' }, packagesIn: '.' })
  const { result } = runApart(
    async (require, helpers, base) => {
      const { runVite } = await import(helpers)
      const { uniAppX } = require('weapp-tailwindcss/presets')
      return runVite({ 'a.css': '.p-4{padding:1rem}' }, uniAppX({ base, rem2rpx: true }))
    },
    {
      cwd: project.path(),
      env: { UNI_PLATFORM: 'h5' },
      args: [import.meta.resolve('../helpers/plugin.mjs'), project.path()],
    },
  )
  return result['a.css']
}

/** The entries that the plugin finds in a Rax project, and the Tailwind that it takes them for. */
export function entriesOfRax({ createProject }) {
  const project = createProject({
    files: { 'src/global.css': '@tailwind utilities;', 'package.json': '{}' },
  })
  const { result } = runApart(
    require => {
      const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')
      const { options } = new UnifiedWebpackPluginV5({ appType: 'rax' })
      return [options.cssEntries, options.twPatcher.majorVersion]
    },
    { cwd: project.path() },
  )
  return result
}
