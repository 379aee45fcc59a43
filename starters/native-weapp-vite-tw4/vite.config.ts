import path from 'node:path'
import tailwindcss from '@tailwindcss/postcss'
import { UnifiedViteWeappTailwindcssPlugin as uvwt } from 'weapp-tailwindcss/vite'
import { defineConfig } from 'weapp-vite/config'

export default defineConfig({
  weapp: {
    srcRoot: 'src',
  },
  plugins: [
    uvwt({
      rem2rpx: true,
      cssEntries: [path.resolve(import.meta.dirname, 'src/app.css')],
    }),
  ],
  css: {
    postcss: {
      plugins: [tailwindcss({ optimize: false })],
    },
  },
})
