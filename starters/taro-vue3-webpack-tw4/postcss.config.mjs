export default {
  plugins: {
    '@tailwindcss/postcss': { optimize: false },
  },
}
