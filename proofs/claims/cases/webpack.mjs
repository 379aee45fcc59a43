import { buildWithWebpack } from '../helpers/bundlers.mjs'
import { webpackOptions } from '../helpers/plugin.mjs'

export function cssMatcherReplacesDefault() {
  return webpackOptions({ cssMatcher: file => file === 'a.css' }).cssMatcher('a.wxss')
}

export function partsOfPlugin({ require }) {
  const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')
  const { options, appType, apply } = new UnifiedWebpackPluginV5({ rem2rpx: true, appType: 'taro' })
  return [options.rem2rpx, options.inlineWxs, appType, typeof apply]
}

export function hooksWhenDisabledInFolder({ require }) {
  return hooksOf(require, { disabled: true, tailwindcssBasedir: process.cwd() })
}

export function hooksWhenDisabled({ require }) {
  return hooksOf(require, { disabled: true })
}

/** Names of the hooks that the plugin asks a compiler for. */
function hooksOf(require, options) {
  const names = []
  const hooks = new Proxy(
    {},
    {
      get(_, name) {
        names.push(name)
        return { tap() {} }
      },
    },
  )
  const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')
  new UnifiedWebpackPluginV5(options).apply({ options: {}, hooks })
  return names
}

/** A compiler of webpack 4 has no `webpack`. */
export function compilerOfWebpack4({ require }) {
  const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')
  const hooks = new Proxy({}, { get: () => ({ tap() {} }) })
  return new UnifiedWebpackPluginV5({}).apply({ options: {}, hooks })
}

/** A WXS file and a script, whether the build failed, and whether the name was there after minification. */
export async function runsAfterMinification({ createProject, require }) {
  const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE } = require('webpack').Compilation
  let wasThere
  const look = tapAssets(PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, ({ assets }) => {
    wasThere = assets['b.js'].source().includes('731px]')
  })
  const found = await buildScripts({ createProject, require }, [look])
  return [...found, wasThere]
}

/** A WXS file and a script, and whether the build failed. */
export function wxsFiles({ createProject, require }) {
  return buildScripts({ createProject, require }, [])
}

async function buildScripts({ createProject, require }, morePlugins) {
  const project = createProject({
    files: { 'a.js': 'console.log(1)', 'a.html': 'w-[731px]' },
    isInside: true,
  })
  const { RawSource } = require('webpack').sources
  const emit = tapAssets(-2000, compilation => {
    for (const name of ['a.wxs', 'b.js']) compilation.emitAsset(name, new RawSource('const w = "w-[731px]"'))
  })
  const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')
  const plugin = new UnifiedWebpackPluginV5({
    wxsMatcher: file => file.endsWith('.wxs'),
    tailwindcss: { v4: { sources: [{ base: project.path(), pattern: 'a.html', negated: false }] } },
  })
  const hasErrors = await buildWithWebpack(project.path(), './a.js', [emit, ...morePlugins, plugin])
  return [project.read('dist/a.wxs'), project.read('dist/b.js'), hasErrors]
}

/** A plugin that does something with the assets at one stage. */
function tapAssets(stage, act) {
  const name = `at ${stage}`
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(name, compilation => {
        compilation.hooks.processAssets.tap({ name, stage }, () => act(compilation))
      })
    },
  }
}
