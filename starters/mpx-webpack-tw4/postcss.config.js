module.exports = {
  plugins: [
    require('@tailwindcss/postcss')({ optimize: false }),
    require('autoprefixer')({ remove: false }),
  ],
}
