const path = require('node:path')

const inputDir = process.env.UNI_INPUT_DIR || path.resolve(__dirname, 'src')

module.exports = {
  plugins: [
    require('@tailwindcss/postcss')({ optimize: false }),
    require('postcss-import')({
      /** @param {string} id */
      resolve(id) {
        if (id.startsWith('~@/')) return path.resolve(inputDir, id.slice(3))
        if (id.startsWith('@/')) return path.resolve(inputDir, id.slice(2))
        if (id.startsWith('/') && !id.startsWith('//')) return path.resolve(inputDir, id.slice(1))
        return id
      },
    }),
    require('autoprefixer')({ remove: process.env.UNI_PLATFORM !== 'h5' }),
    require('@dcloudio/vue-cli-plugin-uni/packages/postcss'),
  ],
}
