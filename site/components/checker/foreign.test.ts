import { describe, expect, test } from 'vitest'
import { checkProject } from './check'
import type { Role } from './facts'
import { recipeFiles } from './recipe'

const { recipes } = recipeFiles

function check(framework: string, tool: string, tailwind: number, pasted: Partial<Record<Role, string>>) {
  const recipe = recipes.find(
    other => other.framework === framework && other.tool.startsWith(tool) && other.tailwind === tailwind,
  )
  if (!recipe) throw new Error(`no recipe ${framework} ${tool} ${tailwind}`)
  return checkProject(recipe, pasted).findings.map(({ level, topic, line }) =>
    [level, topic, line ?? ''].join(' ').trim(),
  )
}

describe('configs that nobody copied from a recipe', () => {
  test('CommonJS, double quotes, no semicolons missing, the options in a variable', () => {
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
    expect(check('uni-app', 'Vite', 4, { register })).toEqual([])
  })

  test('TypeScript with satisfies, a function config, spread plugins and an own alias', () => {
    const register = `
      import { fileURLToPath, URL } from 'node:url'
      import { defineConfig, type UserConfig } from 'vite'
      import Uni from '@uni-helper/plugin-uni'
      import tw from '@tailwindcss/postcss'
      import { UnifiedViteWeappTailwindcssPlugin as wt } from 'weapp-tailwindcss/vite'

      const isMp = /^mp/.test(process.env.UNI_PLATFORM ?? '')

      export default defineConfig(async ({ mode }) => {
        const plugins = [Uni(), wt({
          disabled: !isMp, // 只在小程序端
          rem2rpx: { rootValue: 32 },
          cssEntries: [fileURLToPath(new URL('./src/main.css', import.meta.url))],
        } as const)]
        return {
          plugins,
          css: { postcss: { plugins: [tw({ optimize: false })] } },
        } satisfies UserConfig
      })`
    // The regular expression is not evaluated: what is not known is said to be so.
    expect(check('uni-app', 'Vite', 4, { register })).toEqual(['unsure disabled 12'])
  })

  test('options that come from elsewhere are in doubt, not missing', () => {
    const register = `
      import { UnifiedViteWeappTailwindcssPlugin } from 'weapp-tailwindcss/vite'
      import tailwindcss from '@tailwindcss/postcss'
      import { shared } from './build/shared'
      export default {
        plugins: [UnifiedViteWeappTailwindcssPlugin({ ...shared, rem2rpx: true })],
        css: { postcss: { plugins: [tailwindcss()] } },
      }`
    expect(check('uni-app', 'Vite', 4, { register })).toEqual([
      'differs tailwind-option:optimize',
      'unsure option:cssEntries 1',
    ])
  })

  test('a plugin that is registered in another file is in doubt', () => {
    const register = `
      import { defineConfig } from 'vite'
      import { plugins, css } from './build/plugins'
      export default defineConfig({ plugins, css })`
    expect(check('uni-app', 'Vite', 4, { register }).every(finding => finding.startsWith('unsure'))).toBe(
      true,
    )
  })

  test('webpack-chain with use, and the plugin pushed by hand', () => {
    const chain = `
      const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss')
      module.exports = {
        chainWebpack(config) {
          config.plugin('weapp-tailwindcss').use(UnifiedWebpackPluginV5, [{ appType: 'uni-app', rem2rpx: true }])
        },
      }`
    expect(check('uni-app', 'webpack', 3, { register: chain })).toEqual([])
    const pushed = chain.replace(
      /config\.plugin[^\n]*/,
      `config.plugins.push(UnifiedWebpackPluginV5({ appType: 'uni-app', rem2rpx: true }))`,
    )
    expect(check('uni-app', 'webpack', 3, { register: pushed })).toEqual(['wrong without-new 5'])
  })

  test('the other build tool of Taro, and a path that lacks a step up', () => {
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
    expect(check('Taro', 'webpack', 4, { register })).toEqual(['wrong option:cssEntries 9'])
    expect(check('Taro', 'Vite', 4, { register })).toContain('wrong compiler 5')
    const inH5 = register.replace('mini:', 'h5:')
    expect(check('Taro', 'webpack', 4, { register: inH5 })).toContain('wrong section 8')
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
          compiler: 'webpack5',
          mini: {
            postcss: { pxtransform: { enable: true, config: {} } },
            webpackChain(chain) {
              chain.resolve.plugin('tsconfig-paths').use(TsconfigPathsPlugin)
              chain.plugin('wt').use(UnifiedWebpackPluginV5, [{
                rem2rpx: true,
                cssEntries: [path.join(__dirname, '..', 'src', 'app.css')],
              }])
            },
          },
        }
        return merge({}, baseConfig, process.env.NODE_ENV === 'development' ? devConfig : prodConfig)
      })`
    expect(check('Taro', 'webpack', 4, { register })).toEqual([])
  })

  test('PostCSS and Tailwind configs that are put together', () => {
    const postcss = `module.exports = ctx => {
      const plugins = [require('tailwindcss'), require('autoprefixer')]
      return { plugins }
    }`
    expect(check('Taro', 'webpack', 3, { postcss })).toEqual([])
    const pushed = `const config = { plugins: [] }\nconfig.plugins.push(require('tailwindcss'))\nmodule.exports = config`
    expect(check('Taro', 'webpack', 3, { postcss: pushed })).toEqual(['unsure tailwind 2'])
    const unused = `import tailwindcss from 'tailwindcss'\nexport default { plugins: [] }`
    expect(check('Taro', 'webpack', 3, { postcss: unused })).toEqual(['wrong tailwind'])
    const preset = `module.exports = { presets: [require('@my/preset')], darkMode: 'class' }`
    expect(check('Taro', 'webpack', 3, { tailwind: preset })).toEqual([
      'unsure content 1',
      'unsure preflight 1',
    ])
  })

  test('a comment is not code', () => {
    const register = `
      // import { UnifiedViteWeappTailwindcssPlugin } from 'weapp-tailwindcss/vite'
      import { defineConfig } from 'weapp-vite/config'
      export default defineConfig({ plugins: [/* UnifiedViteWeappTailwindcssPlugin() */] })`
    expect(check('原生小程序', 'weapp-vite', 3, { register })).toEqual(['wrong registered'])
  })

  test('a version of the plugin that is not proven here is left alone', () => {
    const files = {
      register: `
        import { WeappTailwindcss } from 'weapp-tailwindcss/vite'
        export default { plugins: [WeappTailwindcss({ rem2rpx: true })] }`,
      package:
        '{"devDependencies":{"weapp-tailwindcss":"^5.1.0","tailwindcss":"3.4.17"},"scripts":{"postinstall":"weapp-tw patch"}}',
    }
    expect(check('原生小程序', 'weapp-vite', 3, files)).toEqual([
      'unsure plugin 2',
      'unsure package:weapp-tailwindcss 1',
    ])
  })

  test('text before and after the code, and half a file', () => {
    const found = check('原生小程序', 'weapp-vite', 3, {
      register: `我的配置：\nimport { defineConfig } from 'weapp-vite/config'\nexport default defineConfig({ plugins: [`,
    })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^unsure unread/)
  })
})

describe('style entries', () => {
  test('of Tailwind 3 in Sass, in Less, and through the layers of the package', () => {
    const sass = `<template><view /></template>\n<style lang='scss'>\n@use "tailwindcss/base";\n@use "tailwindcss/components";\n@use "tailwindcss/utilities";\n</style>`
    expect(check('uni-app', 'Vite', 3, { style: sass })).toEqual([])
    const several = `@import 'tailwindcss/base', 'tailwindcss/components', 'tailwindcss/utilities';`
    expect(check('Taro', 'webpack', 3, { style: several })).toEqual([])
    const less = `<style lang="less">\n// @tailwind base;\n@tailwind components;\n@tailwind utilities;\n</style>`
    expect(check('uni-app', 'Vite', 3, { style: less })).toEqual(['wrong directive:base'])
  })

  test('of Tailwind 4 with conditions for H5, single quotes and a layer', () => {
    const style = `/* #ifdef H5 */\n@import 'tailwindcss';\n/* #endif */\n/* #ifndef H5 */\n@import 'weapp-tailwindcss/css' layer(x);\n/* #endif */\n@source not '../dist';\n@theme { --color-a: red }`
    expect(check('uni-app', 'Vite', 4, { style })).toEqual([])
    expect(
      check('uni-app', 'Vite', 4, { style: '@import "weapp-tailwindcss";\n@source not "../dist";' }),
    ).toEqual(['wrong import 1'])
    expect(check('Taro', 'webpack', 4, { style: '@import "weapp-tailwindcss/css";' })).toEqual([])
  })

  test('that lead to another file are in doubt', () => {
    expect(check('Taro', 'webpack', 4, { style: '@import "./tailwind.css";' })).toEqual(['unsure unread 1'])
  })

  test('with Tailwind itself: newer plugins rewrite it, older ones do not', () => {
    const style = '@import "tailwindcss";'
    const of = (version: string) =>
      `{"devDependencies":{"weapp-tailwindcss":"${version}","tailwindcss":"4.1.13","@tailwindcss/postcss":"4.1.13"},"scripts":{"postinstall":"weapp-tw patch"}}`
    expect(check('Taro', 'webpack', 4, { style, package: of('4.2.8') })).toEqual(['wrong import 1'])
    expect(check('Taro', 'webpack', 4, { style, package: of('4.12.0') })).toEqual(['unsure import 1'])
    expect(check('Taro', 'webpack', 4, { style })).toEqual(['unsure import 1'])
  })
})

describe('package.json', () => {
  const text = `{
    // 依赖
    "dependencies": { "tailwindcss": "workspace:*", "weapp-tailwindcss": "catalog:", },
    "scripts": { "postinstall": "pnpm run setup" }
  }`
  test('with comments, catalogues and scripts that call others', () => {
    expect(check('uni-app', 'Vite', 3, { package: text })).toEqual(['unsure loose-json 2', 'unsure patch 4'])
  })
  test('of a repository with several packages: what is missing may be installed elsewhere', () => {
    const app = '{"dependencies":{"shared":"workspace:*"},"scripts":{"postinstall":"weapp-tw patch"}}'
    expect(check('uni-app', 'Vite', 3, { package: app })).toEqual([
      'unsure package:tailwindcss 1',
      'unsure package:weapp-tailwindcss 1',
    ])
  })
  test('of Tailwind 4: a range may bring a version that is not proven', () => {
    const ranged =
      '{"devDependencies":{"weapp-tailwindcss":"4.2.8","tailwindcss":"^4.1.13","@tailwindcss/postcss":"^4.1.13"},"scripts":{"postinstall":"husky && weapp-tw patch"}}'
    expect(check('uni-app', 'Vite', 4, { package: ranged })).toEqual(['unsure package:tailwindcss 1'])
  })
})

test('an empty field is not looked at, and text in the wrong field is not judged', () => {
  expect(check('uni-app', 'Vite', 4, { register: '  \n', style: '' })).toEqual([])
  expect(check('uni-app', 'Vite', 4, { register: '{ "name": "my-app" }' })).toEqual(['unsure misplaced 1'])
  expect(check('uni-app', 'Vite', 4, { style: "import { defineConfig } from 'vite'" })).toEqual([
    'unsure misplaced 1',
  ])
  expect(check('uni-app', 'Vite', 4, { package: 'npm install' })).toEqual(['unsure misplaced 1'])
  expect(check('uni-app', 'Vite', 4, { register: '你好' })).not.toContain('wrong plugin')
})
