/** @type {import('tailwindcss').Config} */
module.exports = {
  content: ['./src/**/*.{wxml,js}'],
  corePlugins: { preflight: false, container: false },
}
