import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import tailwindcss from '@tailwindcss/postcss'
import { UnifiedViteWeappTailwindcssPlugin as uvwt } from 'weapp-tailwindcss/vite'
import devConfig from './dev'
import prodConfig from './prod'

export default defineConfig<'vite'>(async merge => {
  const baseConfig: UserConfigExport<'vite'> = {
    projectName: 'my-app',
    designWidth: 750,
    deviceRatio: { 640: 2.34 / 2, 750: 1, 375: 2, 828: 1.81 / 2 },
    sourceRoot: 'src',
    outputRoot: 'dist',
    framework: 'vue3',
    compiler: {
      type: 'vite',
      vitePlugins: [
        {
          name: 'tailwind-postcss',
          config({ css }) {
            if (typeof css?.postcss !== 'object') return
            css.postcss.plugins = [tailwindcss({ optimize: false }), ...(css.postcss.plugins ?? [])]
          },
        },
        uvwt({
          disabled: process.env.TARO_ENV === 'h5',
          rem2rpx: true,
          cssEntries: [path.resolve(__dirname, '../src/app.css')],
        }),
      ],
    },
  }
  return merge({}, baseConfig, process.env.NODE_ENV === 'development' ? devConfig : prodConfig)
})
