import path from 'node:path'
import uni from '@dcloudio/vite-plugin-uni'
import tailwindcss from '@tailwindcss/postcss'
import { defineConfig } from 'vite'
import { UnifiedViteWeappTailwindcssPlugin as uvwt } from 'weapp-tailwindcss/vite'

const isMiniProgram = process.env.UNI_PLATFORM?.startsWith('mp-') ?? false

export default defineConfig({
  plugins: [
    uni(),
    uvwt({
      disabled: !isMiniProgram,
      rem2rpx: true,
      cssEntries: [path.resolve(__dirname, 'src/main.css')],
    }),
  ],
  css: {
    postcss: {
      plugins: [tailwindcss({ optimize: false })],
    },
  },
})
