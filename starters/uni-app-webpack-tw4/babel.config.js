module.exports = {
  presets: [['@vue/app', { modules: 'auto', useBuiltIns: 'entry' }]],
  plugins: ['@babel/plugin-transform-runtime'],
}
