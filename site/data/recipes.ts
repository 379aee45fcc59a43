/** One way to set the plugin up: framework, build tool and Tailwind major lead to exactly one page. */
export interface Recipe {
  framework: string
  tool: string
  tailwind: 2 | 3 | 4
  path: string
}

/** The major of Tailwind CSS for whoever has no reason for another; the reason stands in /docs/quick-start/v4. */
export const recommendedTailwind = 4

/** The recommendation with its reason, wherever a reader chooses. */
export const recommendation = `新项目用 Tailwind CSS ${recommendedTailwind}：不需要配置文件，新功能也只加进这个版本。`

/** All recipes, in the order in which the chooser offers them: those for the recommended major first. */
export const recipes: Recipe[] = [
  { framework: 'uni-app', tool: 'Vite（Vue 3）', tailwind: 4, path: '/docs/quick-start/v4/uni-app-vite' },
  {
    framework: 'uni-app',
    tool: 'webpack（Vue 2）',
    tailwind: 4,
    path: '/docs/quick-start/v4/uni-app-webpack',
  },
  {
    framework: 'uni-app',
    tool: 'HBuilderX（Vue 3）',
    tailwind: 4,
    path: '/docs/quick-start/v4/uni-app-vite-hbuilder',
  },
  { framework: 'uni-app x', tool: 'HBuilderX', tailwind: 4, path: '/docs/quick-start/v4/uni-app-x' },
  { framework: 'Taro', tool: 'webpack', tailwind: 4, path: '/docs/quick-start/v4/taro-webpack' },
  { framework: 'Taro', tool: 'Vite', tailwind: 4, path: '/docs/quick-start/v4/taro-vite' },
  { framework: 'Mpx', tool: 'webpack', tailwind: 4, path: '/docs/quick-start/v4/mpx' },
  { framework: '原生小程序', tool: 'weapp-vite', tailwind: 4, path: '/docs/quick-start/v4/weapp-vite' },
  {
    framework: 'uni-app',
    tool: 'Vite（Vue 3）',
    tailwind: 3,
    path: '/docs/quick-start/frameworks/uni-app-vite',
  },
  {
    framework: 'uni-app',
    tool: 'webpack（Vue 2）',
    tailwind: 3,
    path: '/docs/quick-start/frameworks/uni-app',
  },
  {
    framework: 'uni-app',
    tool: 'HBuilderX（Vue 3）',
    tailwind: 3,
    path: '/docs/quick-start/frameworks/hbuilderx',
  },
  { framework: 'uni-app x', tool: 'HBuilderX', tailwind: 3, path: '/docs/uni-app-x/install' },
  { framework: 'Taro', tool: 'webpack', tailwind: 3, path: '/docs/quick-start/frameworks/taro' },
  { framework: 'Taro', tool: 'Vite', tailwind: 3, path: '/docs/quick-start/frameworks/taro' },
  { framework: 'Mpx', tool: 'webpack', tailwind: 3, path: '/docs/quick-start/frameworks/mpx' },
  { framework: 'Rax', tool: 'webpack', tailwind: 3, path: '/docs/quick-start/frameworks/rax' },
  {
    framework: '原生小程序',
    tool: 'weapp-vite',
    tailwind: 3,
    path: '/docs/quick-start/native/install-plugin',
  },
  {
    framework: '原生小程序',
    tool: 'webpack / gulp',
    tailwind: 3,
    path: '/docs/quick-start/frameworks/native',
  },
  { framework: '自己的脚本', tool: 'Node.js API', tailwind: 3, path: '/docs/quick-start/frameworks/api' },
  { framework: 'uni-app', tool: 'HBuilderX（Vue 2）', tailwind: 2, path: '/docs/quick-start/v2' },
]
