const path = require('node:path')
const { defineConfig } = require('@vue/cli-service')
const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')

module.exports = defineConfig({
  outputDir: `dist/${process.env.MPX_CURRENT_TARGET_MODE}`,
  pluginOptions: {
    mpx: {
      plugin: {
        srcMode: 'wx',
        hackResolveBuildDependencies: ({ files, resolveDependencies }) => {
          const packageJson = path.resolve('package.json')
          files.delete(packageJson)
          resolveDependencies.files.delete(packageJson)
        },
      },
      loader: {},
    },
  },
  configureWebpack(config) {
    config.plugins ??= []
    config.plugins.push(
      new UnifiedWebpackPluginV5({
        rem2rpx: true,
        cssEntries: [path.resolve(__dirname, 'src/app.css')],
      }),
    )
  },
})
