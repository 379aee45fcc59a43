import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import TsconfigPathsPlugin from 'tsconfig-paths-webpack-plugin'
import { UnifiedWebpackPluginV5 } from 'weapp-tailwindcss/webpack'
import devConfig from './dev'
import prodConfig from './prod'

export default defineConfig<'webpack5'>(async merge => {
  const baseConfig: UserConfigExport<'webpack5'> = {
    projectName: 'my-app',
    designWidth: 750,
    deviceRatio: { 640: 2.34 / 2, 750: 1, 375: 2, 828: 1.81 / 2 },
    sourceRoot: 'src',
    outputRoot: 'dist',
    framework: 'vue3',
    compiler: 'webpack5',
    mini: {
      webpackChain(chain) {
        chain.resolve.plugin('tsconfig-paths').use(TsconfigPathsPlugin)
        chain.merge({
          plugin: {
            'weapp-tailwindcss': {
              plugin: UnifiedWebpackPluginV5,
              args: [
                {
                  rem2rpx: true,
                  cssEntries: [path.resolve(__dirname, '../src/app.css')],
                },
              ],
            },
          },
        })
      },
    },
  }
  return merge({}, baseConfig, process.env.NODE_ENV === 'development' ? devConfig : prodConfig)
})
