const path = require('node:path')
const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')

const isMiniProgram = (process.env.UNI_PLATFORM || '').startsWith('mp-')

module.exports = {
  configureWebpack(config) {
    config.plugins.push(
      new UnifiedWebpackPluginV5({
        disabled: !isMiniProgram,
        rem2rpx: true,
        cssEntries: [path.resolve(__dirname, 'src/main.css')],
      }),
    )
  },
}
