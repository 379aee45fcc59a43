const { UnifiedWebpackPluginV4 } = require('weapp-tailwindcss/webpack4')

module.exports = (/** @type {any} */ { onGetWebpackConfig }) => {
  onGetWebpackConfig((/** @type {any} */ config) => {
    config.plugin('weapp-tailwindcss').use(UnifiedWebpackPluginV4, [
      {
        appType: 'rax',
        rem2rpx: true,
        tailwindcss: { version: 3 },
      },
    ])
  })
}
