/** @type {import('tailwindcss').Config} */
module.exports = {
  content: ['./src/**/*.{js,ts,mpx}'],
  corePlugins: { preflight: false },
}
