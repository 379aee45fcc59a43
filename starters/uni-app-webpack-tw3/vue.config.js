const { defineConfig } = require('@vue/cli-service')
const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')

const isMiniProgram = process.env.UNI_PLATFORM?.startsWith('mp-') ?? false

module.exports = defineConfig({
  configureWebpack: {
    plugins: [
      new UnifiedWebpackPluginV5({
        appType: 'uni-app',
        rem2rpx: true,
        disabled: !isMiniProgram,
      }),
    ],
  },
})
