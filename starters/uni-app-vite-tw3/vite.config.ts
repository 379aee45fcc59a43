import uni from '@dcloudio/vite-plugin-uni'
import autoprefixer from 'autoprefixer'
import tailwindcss from 'tailwindcss'
import { defineConfig } from 'vite'
import { UnifiedViteWeappTailwindcssPlugin as uvwt } from 'weapp-tailwindcss/vite'

const platform = process.env.UNI_PLATFORM
const disabled = platform === 'h5' || platform?.startsWith('app')

export default defineConfig({
  plugins: [
    uni(),
    uvwt({
      rem2rpx: true,
      disabled,
    }),
  ],
  css: {
    postcss: {
      plugins: [tailwindcss(), autoprefixer()],
    },
  },
})
