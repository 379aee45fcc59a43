const { defineConfig } = require('@vue/cli-service')
const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')

module.exports = defineConfig({
  outputDir: `dist/${process.env.MPX_CURRENT_TARGET_MODE}`,
  pluginOptions: {
    mpx: {
      plugin: {
        srcMode: 'wx',
      },
      loader: {},
    },
  },
  configureWebpack: {
    plugins: [
      new UnifiedWebpackPluginV5({
        appType: 'mpx',
        rem2rpx: true,
      }),
    ],
  },
})
