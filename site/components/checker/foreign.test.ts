import { describe, expect, test } from 'vitest'
import { checkProject, type Report } from './check'
import { expectationOf } from './expected/expectations'
import { type Role, readRecipeFiles } from './expected/recipe'

const { recipes } = readRecipeFiles()

function check(
  framework: string,
  tool: string,
  tailwind: number,
  pasted: Partial<Record<Role, string>>,
  others: Record<string, string> = {},
): Report {
  const recipe = recipes.find(
    other => other.framework === framework && other.tool.startsWith(tool) && other.tailwind === tailwind,
  )
  if (!recipe) throw new Error(`no recipe ${framework} ${tool} ${tailwind}`)
  const { files } = expectationOf(recipe)
  const roles = Object.fromEntries(
    Object.entries(pasted).map(([role, text]) => [role, { path: files[role as Role]!, text }]),
  )
  return checkProject(recipe, {
    roles,
    others: Object.entries(others).map(([path, text]) => ({ path, text })),
  })
}

const tell = (...args: Parameters<typeof check>) =>
  check(...args).findings.map(({ effect, cause, line }) => [effect, cause, line ?? ''].join(' ').trim())

describe('configs that nobody copied from a recipe', () => {
  test('CommonJS, double quotes, the options in a variable', () => {
    const register = `
      "use strict";
      const { resolve } = require("path");
      const uni = require("@dcloudio/vite-plugin-uni").default;
      const { UnifiedViteWeappTailwindcssPlugin: weapp } = require("weapp-tailwindcss/vite");
      const platform = process.env["UNI_PLATFORM"];
      const options = {
        "rem2rpx": true,
        disabled: platform === "h5" || platform === "app",
        cssEntries: [resolve(__dirname, "./src/main.css")],
      };
      module.exports = {
        plugins: [uni(), weapp(options)],
        css: { postcss: { plugins: [require("@tailwindcss/postcss")({ optimize: false })] } },
      };`
    expect(tell('uni-app', 'Vite', 4, { register })).toEqual(['none text:register'])
  })

  test('a function config, satisfies, a short pattern, spread plugins and settings of its own', () => {
    const register = `
      import { fileURLToPath, URL } from 'node:url'
      import { defineConfig, type UserConfig } from 'vite'
      import uni from '@dcloudio/vite-plugin-uni'
      import tw from '@tailwindcss/postcss'
      import { UnifiedViteWeappTailwindcssPlugin as wt } from 'weapp-tailwindcss/vite'

      const isMp = /^mp/.test(process.env.UNI_PLATFORM ?? '')

      export default defineConfig(async ({ mode }) => {
        const plugins = [uni(), wt({
          disabled: !isMp, // 只在小程序端
          rem2rpx: true,
          cssEntries: [fileURLToPath(new URL('./src/main.css', import.meta.url))],
        } as const)]
        return {
          plugins,
          server: { port: 3000 },
          css: { postcss: { plugins: [tw({ optimize: false })] } },
        } satisfies UserConfig
      })`
    expect(tell('uni-app', 'Vite', 4, { register })).toEqual(['none settings 18'])
  })

  test('options that come from a file that is not there are in doubt, and are read where it is', () => {
    const register = `
      import uni from '@dcloudio/vite-plugin-uni'
      import { UnifiedViteWeappTailwindcssPlugin } from 'weapp-tailwindcss/vite'
      import tailwindcss from '@tailwindcss/postcss'
      import { shared } from './build/shared'
      export default {
        plugins: [uni(), UnifiedViteWeappTailwindcssPlugin({ ...shared, rem2rpx: true, disabled: false })],
        css: { postcss: { plugins: [tailwindcss({ optimize: false })] } },
      }`
    expect(tell('uni-app', 'Vite', 4, { register })).toEqual(['unknown options 7'])
    const shared = `import path from 'node:path'\nexport const shared = { cssEntries: [path.resolve(__dirname, '../src/main.css')] }`
    expect(tell('uni-app', 'Vite', 4, { register }, { 'build/shared.ts': shared })).toEqual([
      'none text:register',
    ])
    expect(
      tell('uni-app', 'Vite', 4, { register }, { 'build/shared.ts': 'export const shared = {}' }),
    ).toEqual(['unknown option:cssEntries 7'])
  })

  test('code that is never reached does not exist', () => {
    const register = `
      import { defineConfig } from 'weapp-vite/config'
      import { UnifiedViteWeappTailwindcssPlugin as uvwt } from 'weapp-tailwindcss/vite'
      function unused() { return { plugins: [uvwt({ rem2rpx: true })] } }
      if (false) module.exports = { plugins: [uvwt({ rem2rpx: true })] }
      // plugins: [uvwt({ rem2rpx: true })]
      export default defineConfig({ plugins: [/* uvwt() */] })`
    expect(tell('原生小程序', 'weapp-vite', 3, { register })).toEqual(['breaks plugin'])
  })

  test('what depends on a condition nobody knows is in doubt', () => {
    const register = `
      import { defineConfig } from 'weapp-vite/config'
      import { UnifiedViteWeappTailwindcssPlugin as uvwt } from 'weapp-tailwindcss/vite'
      const plugins = []
      if (process.env.WITH_STYLE) plugins.push(uvwt({ rem2rpx: true }))
      export default defineConfig({ plugins: [...plugins, process.env.X && uvwt({ rem2rpx: true })] })`
    const { verdict, findings } = check('原生小程序', 'weapp-vite', 3, { register })
    expect(verdict).toBe('undecided')
    expect(findings.map(({ cause }) => cause)).toContain('plugin-maybe')
  })

  test('webpack-chain with use, and the plugin pushed by hand', () => {
    const chain = `
      const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss')
      module.exports = {
        chainWebpack(config) {
          config.plugin('weapp-tailwindcss').use(UnifiedWebpackPluginV5, [{ appType: 'uni-app', rem2rpx: true }])
        },
      }`
    expect(tell('uni-app', 'webpack', 3, { register: chain })).toEqual([
      'none plugin-entry 5',
      'none disabled 5',
    ])
    const pushed = chain
      .replace('chainWebpack', 'configureWebpack')
      .replace(
        /config\.plugin\([^\n]*/,
        `config.plugins.push(UnifiedWebpackPluginV5({ appType: 'uni-app', rem2rpx: true }))`,
      )
    expect(tell('uni-app', 'webpack', 3, { register: pushed })).toContain('breaks without-new 5')
  })

  test('the other build tool of Taro, a path that lacks a step up, a section for the web', () => {
    const register = `
      import path from 'path'
      import { UnifiedWebpackPluginV5 } from 'weapp-tailwindcss/webpack'
      export default {
        compiler: { type: 'webpack5', prebundle: { enable: false } },
        mini: {
          webpackChain(chain, webpack) {
            chain.merge({ plugin: { install: { plugin: UnifiedWebpackPluginV5, args: [{
              rem2rpx: true, cssEntries: [path.resolve(__dirname, 'src/app.css')] }] } } })
          },
        },
      }`
    const load = "import './app.css'"
    expect(tell('Taro', 'webpack', 4, { register, load })).toContain('breaks entry 1')
    expect(tell('Taro', 'Vite', 4, { register })).toContain('breaks setting:compiler 5')
    expect(tell('Taro', 'webpack', 4, { register: register.replace('mini:', 'h5:') })).toContain(
      'breaks plugin',
    )
  })

  test('Taro as its template makes it: base, dev and prod configs merged in a function', () => {
    const register = `
      import path from 'node:path'
      import { defineConfig, type UserConfigExport } from '@tarojs/cli'
      import TsconfigPathsPlugin from 'tsconfig-paths-webpack-plugin'
      import { UnifiedWebpackPluginV5 } from 'weapp-tailwindcss/webpack'
      import devConfig from './dev'
      import prodConfig from './prod'
      export default defineConfig<'webpack5'>(async (merge, { command, mode }) => {
        const baseConfig: UserConfigExport<'webpack5'> = {
          framework: 'react',
          compiler: 'webpack5',
          mini: {
            webpackChain(chain) {
              chain.resolve.plugin('tsconfig-paths').use(TsconfigPathsPlugin)
              chain.plugin('wt').use(UnifiedWebpackPluginV5, [{
                rem2rpx: true,
                cssEntries: [path.join(__dirname, '..', 'src', 'app.css')],
              }])
            },
          },
        }
        if (process.env.NODE_ENV === 'development') return merge({}, baseConfig, devConfig)
        return merge({}, baseConfig, prodConfig)
      })`
    expect(tell('Taro', 'webpack', 4, { register })).toEqual(['none settings'])
    const empty = 'export default { mini: {}, h5: { publicPath: "/" } }'
    expect(
      tell('Taro', 'webpack', 4, { register }, { 'config/dev.ts': empty, 'config/prod.ts': empty }),
    ).toEqual(['none settings 1'])
    const other = `export default { compiler: 'vite' }`
    expect(
      tell('Taro', 'webpack', 4, { register }, { 'config/dev.ts': empty, 'config/prod.ts': other }),
    ).toContain('breaks setting:compiler 1')
  })

  test('PostCSS and Tailwind configs that are put together', () => {
    const postcss = `module.exports = ctx => {
      const plugins = [require('tailwindcss'), require('autoprefixer')]
      return { plugins }
    }`
    expect(tell('Mpx', 'webpack', 3, { postcss })).toEqual(['none text:postcss'])
    const pushed = `const config = { plugins: [] }\nconfig.plugins.push(require('tailwindcss'))\nmodule.exports = config`
    expect(tell('Mpx', 'webpack', 3, { postcss: pushed })).toEqual(['none postcss:autoprefixer'])
    const unused = `import tailwindcss from 'tailwindcss'\nexport default { plugins: [] }`
    expect(tell('Taro', 'webpack', 3, { postcss: unused })).toContain('breaks tailwind')
    const preset = `module.exports = { presets: [require('@my/preset')], darkMode: 'class' }`
    expect(check('Taro', 'webpack', 3, { tailwind: preset }).verdict).toBe('undecided')
  })

  test('a major of the plugin that is not proven here is left alone', () => {
    const files = {
      register: `
        import { WeappTailwindcss } from 'weapp-tailwindcss/vite'
        export default { plugins: [WeappTailwindcss({ rem2rpx: true })] }`,
      package:
        '{"devDependencies":{"weapp-tailwindcss":"^5.1.0","tailwindcss":"3.4.17","weapp-vite":"2"},"scripts":{"postinstall":"weapp-tw patch"}}',
    }
    const { verdict } = check('原生小程序', 'weapp-vite', 3, files)
    expect(verdict).toBe('undecided')
  })

  test('text before the code, and half a file', () => {
    const register = `我的配置：\nimport { defineConfig } from 'weapp-vite/config'\nexport default defineConfig({ plugins: [`
    const { verdict } = check('原生小程序', 'weapp-vite', 3, { register })
    expect(verdict).not.toBe('same')
    expect(verdict).not.toBe('harmless')
  })
})

describe('style entries', () => {
  test('of Tailwind 3 in Sass, in Less, and through the layers of the package', () => {
    const sass = `<template><view /></template>\n<style lang='scss'>\n@use "tailwindcss/base";\n@use "tailwindcss/components";\n@use "tailwindcss/utilities";\n</style>`
    expect(check('uni-app', 'Vite', 3, { style: sass }).findings.map(({ effect }) => effect)).toEqual([
      'none',
      'none',
      'none',
    ])
    const less = `<style lang="less">\n// @tailwind base;\n@tailwind components;\n@tailwind utilities;\n</style>`
    expect(tell('uni-app', 'Vite', 3, { style: less })).toEqual(['breaks directive:base'])
    const inComment =
      '<!-- <style>@tailwind base; @tailwind components; @tailwind utilities;</style> --><template><view/></template>'
    expect(tell('uni-app', 'Vite', 3, { style: inComment })).toEqual(['breaks import'])
  })

  test('of Tailwind 4 with conditions for H5 and single quotes', () => {
    const style = `/* #ifdef H5 */\n@import 'tailwindcss';\n/* #endif */\n/* #ifndef H5 */\n@import 'weapp-tailwindcss/css';\n/* #endif */\n@source not '../dist';\n@theme { --color-a: red }`
    expect(tell('uni-app', 'Vite', 4, { style })).toEqual(['none at-rule:theme 8'])
    expect(tell('uni-app', 'Vite', 4, { style: style.replace('ifndef H5', 'ifdef APP-PLUS') })).toContain(
      'breaks import',
    )
    expect(
      tell('uni-app', 'Vite', 4, { style: '@import "weapp-tailwindcss";\n@source not "../dist";' }),
    ).toEqual(['breaks import 1'])
    expect(tell('Taro', 'webpack', 4, { style: '@import "weapp-tailwindcss/css";' })).toEqual([
      'none import 1',
    ])
  })

  test('that lead to another file are in doubt, and are read where it is there', () => {
    const style = '@import "./tailwind.css";'
    expect(check('Taro', 'webpack', 4, { style }).verdict).toBe('undecided')
    expect(
      tell('Taro', 'webpack', 4, { style }, { 'src/tailwind.css': '@import "weapp-tailwindcss";' }),
    ).toEqual(['none text:style'])
  })

  test('with Tailwind itself: newer plugins rewrite it, older ones do not', () => {
    const style = '@import "tailwindcss";'
    const of = (version: string) =>
      `{"devDependencies":{"weapp-tailwindcss":"${version}","tailwindcss":"4.1.13","@tailwindcss/postcss":"4.1.13"},"scripts":{"postinstall":"weapp-tw patch"}}`
    expect(tell('Taro', 'webpack', 4, { style, package: of('4.2.8') })).toContain('breaks import 1')
    expect(tell('Taro', 'webpack', 4, { style, package: of('4.12.0') })).toContain('unknown import 1')
  })
})

describe('package.json', () => {
  test('with comments is no JSON, and npm refuses it', () => {
    expect(tell('uni-app', 'Vite', 3, { package: '{\n// 依赖\n"dependencies": {} }' })).toEqual([
      'breaks json 2',
    ])
  })
  test('of a repository with several packages: what is missing may be installed elsewhere', () => {
    const app = '{"dependencies":{"shared":"workspace:*"},"scripts":{"postinstall":"weapp-tw patch"}}'
    expect(tell('uni-app', 'Vite', 3, { package: app })).toEqual([
      'unknown doubt:packages:0 1',
      'none scripts',
    ])
  })
  test('with scripts: one that runs the patch among others, one that only names it', () => {
    const of = (postinstall: string, more = '') =>
      tell('uni-app', 'Vite', 3, {
        package: `{"devDependencies":{"weapp-tailwindcss":"4.12.0","tailwindcss":"3.4.17","postcss":"*","autoprefixer":"*"},"scripts":{"postinstall":"${postinstall}"${more}}}`,
      })
    expect(of('husky && weapp-tw patch')).toEqual(['none patch', 'none scripts'])
    expect(of('npm run setup', ',"setup":"npx weapp-tw patch"')).toEqual(['none patch', 'none scripts'])
    expect(of('echo weapp-tw patch')).toEqual(['breaks patch', 'none scripts'])
    expect(of('node setup.js')).toEqual(['unknown patch', 'none scripts'])
  })
  test('of Tailwind 4: a range may bring a version that is not proven, a lock file says which', () => {
    const recipe = recipes.find(({ framework, tailwind }) => framework === 'Taro' && tailwind === 4)!
    const text = recipe.files.find(({ role }) => role === 'package')!.text.replaceAll('"4.1.13"', '"^4.1.13"')
    const lock = (version: string) => ({
      path: 'package-lock.json',
      text: JSON.stringify({
        packages: Object.fromEntries(
          [
            ['tailwindcss', version],
            ['@tailwindcss/postcss', version],
            ['weapp-tailwindcss', '4.12.0'],
          ].map(([name, of]) => [`node_modules/${name}`, { version: of }]),
        ),
      }),
    })
    const effects = (version?: string) =>
      checkProject(recipe, {
        roles: { package: { path: 'package.json', text } },
        others: [],
        lock: version ? lock(version) : undefined,
      }).findings.map(({ effect }) => effect)
    expect(effects()).toEqual(['unknown', 'unknown'])
    expect(effects('4.1.13')).toEqual(['none', 'none'])
    expect(effects('4.3.5')).toEqual(['unknown', 'unknown'])
  })
})

test('relative cssEntries is judged by the line of the plugin', () => {
  const recipe = recipes.find(({ id }) => id === 'uni-app-vite-tw4')!
  const of = (version: string) => {
    const roles = Object.fromEntries(recipe.files.map(({ role, path, text }) => [role, { path, text }]))
    roles.register!.text = roles.register!.text.replace(/cssEntries: .*/, "cssEntries: ['./src/main.css'],")
    roles.package!.text = roles.package!.text.replace('"4.12.0"', `"${version}"`)
    return checkProject(recipe, { roles, others: [] }).findings.find(
      ({ cause }) => cause === 'option:cssEntries',
    )?.effect
  }
  expect([of('4.2.8'), of('4.12.0')]).toEqual(['none', 'unknown'])
})

test('a project of the other major throughout has one finding', () => {
  const [four, three] = [4, 3].map(
    tailwind =>
      recipes.find(
        other => other.framework === 'Taro' && other.tool === 'webpack' && other.tailwind === tailwind,
      )!,
  )
  const roles = Object.fromEntries(three!.files.map(({ role, path, text }) => [role, { path, text }]))
  expect(checkProject(four!, { roles, others: [] }).findings.map(({ cause }) => cause)).toEqual(['major'])
})

test('an empty field is not looked at, and text in the wrong field is never fine', () => {
  expect(check('uni-app', 'Vite', 4, { register: '  \n', style: '' }).findings).toEqual([])
  for (const pasted of [
    { register: '{ "name": "my-app" }' },
    { style: "import { defineConfig } from 'vite'" },
    { package: 'npm install' },
    { register: '你好' },
  ])
    expect(check('uni-app', 'Vite', 4, pasted).findings.some(({ effect }) => effect !== 'none')).toBe(true)
})
