const path = require('node:path')

module.exports = {
  plugins: [
    require('postcss-import')({
      /** @param {string} id */
      resolve(id) {
        const root = process.env.UNI_INPUT_DIR ?? path.resolve(__dirname, 'src')
        if (id.startsWith('~@/')) return path.resolve(root, id.slice(3))
        if (id.startsWith('@/')) return path.resolve(root, id.slice(2))
        if (id.startsWith('/') && !id.startsWith('//')) return path.resolve(root, id.slice(1))
        return id
      },
    }),
    require('tailwindcss'),
    require('autoprefixer')({ remove: process.env.UNI_PLATFORM !== 'h5' }),
    require('@dcloudio/vue-cli-plugin-uni/packages/postcss'),
  ],
}
