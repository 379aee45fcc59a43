/** @type {import('tailwindcss').Config} */
module.exports = {
  content: ['./pages/**/*.{wxml,js,ts}', './components/**/*.{wxml,js,ts}'],
  corePlugins: { preflight: false, container: false },
}
