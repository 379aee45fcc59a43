/** Where a reader's project comes from. */
export interface Start {
  /** Folder name; builds with the same start share its installed packages. */
  id: string
  /** The command of the page that creates it; absent where the page begins in an empty folder. */
  create?: string
  /** Script in ./starts that makes the same project from the template's files where the command cannot run. */
  standIn?: [script: string, ...args: string[]]
  /** Script in ./starts that runs in the project before it is built. */
  beforeBuild?: string
  /** Packages whose versions the results name. */
  tells: string[]
}

/** A recipe page that is followed to a built mini-program. */
export interface Build {
  /** Pages in the order in which a reader follows them, or sections of a page: the last one is the recipe. */
  pages: string[]
  /** Values of the tabs to follow; elsewhere the first tab. */
  tabs: string[]
  start: Start
  /** Files that the last page tells to delete first. */
  deletes?: string[]
  /** Where the mini-program lies after the build script of the page's package.json. */
  output: string
}

const quickStart = 'docs/quick-start'

const uniAppVite: Start = {
  id: 'uni-app-vite',
  create: 'npx degit dcloudio/uni-preset-vue#vite-ts my-app',
  standIn: ['copy-template.mjs', 'uni-preset-vue-vite-ts'],
  tells: ['@dcloudio/vite-plugin-uni', 'vite', 'vue'],
}

const uniAppWebpack: Start = {
  id: 'uni-app-webpack',
  create: 'npx @vue/cli@5 create -p dcloudio/uni-preset-vue my-app',
  standIn: ['copy-template.mjs', 'uni-preset-vue-default'],
  tells: ['@dcloudio/vue-cli-plugin-uni', 'webpack', 'vue'],
}

const taro = (compiler: 'Webpack5' | 'Vite', framework: 'React' | 'Vue3'): Start => ({
  id: `taro-${compiler}-${framework}`.toLowerCase(),
  create: `npx @tarojs/cli@4.1.7 init my-app --framework ${framework} --compiler ${compiler} --typescript --no-build-es5 --css None --npm Npm --template default --description demo --no-autoInstall`,
  standIn: ['render-taro.mjs', '4.1.7', compiler, framework],
  beforeBuild: 'stub-taro-binding.mjs',
  tells: ['@tarojs/cli', compiler === 'Vite' ? 'vite' : 'webpack', framework === 'Vue3' ? 'vue' : 'react'],
})

const mpx: Start = {
  id: 'mpx',
  create: 'npx @mpxjs/cli@3 create my-app',
  standIn: ['create-mpx.mjs', '2.2.20'],
  tells: ['@mpxjs/core', '@mpxjs/mpx-cli-service', 'webpack'],
}

const weappVite: Start = {
  id: 'weapp-vite-template',
  create: 'npx weapp-vite@2.1.2 create my-app',
  tells: ['weapp-vite'],
}

const empty = (id: string, ...tells: string[]): Start => ({ id, tells })

const output = {
  taro: 'dist',
  uniApp: 'dist/build/mp-weixin',
  mpx: 'dist/wx',
  native: 'dist',
  rax: 'build/wechat-miniprogram',
}

/** Every build, in the order in which results are told. */
export const builds: Build[] = [
  { pages: [`${quickStart}/v4/uni-app-vite`], tabs: [], start: uniAppVite, output: output.uniApp },
  { pages: [`${quickStart}/frameworks/uni-app-vite`], tabs: [], start: uniAppVite, output: output.uniApp },
  { pages: [`${quickStart}/v4/uni-app-webpack`], tabs: [], start: uniAppWebpack, output: output.uniApp },
  { pages: [`${quickStart}/frameworks/uni-app`], tabs: [], start: uniAppWebpack, output: output.uniApp },
  ...(['react', 'vue3'] as const).flatMap((framework): Build[] => {
    const name = framework === 'react' ? 'React' : 'Vue3'
    const webpack = taro('Webpack5', name)
    const vite = taro('Vite', name)
    return [
      { pages: [`${quickStart}/v4/taro-webpack`], tabs: [framework], start: webpack, output: output.taro },
      { pages: [`${quickStart}/v4/taro-vite`], tabs: [framework], start: vite, output: output.taro },
      {
        pages: [`${quickStart}/frameworks/taro`],
        tabs: ['webpack', framework],
        start: webpack,
        output: output.taro,
      },
      {
        pages: [`${quickStart}/frameworks/taro`],
        tabs: ['vite', framework],
        start: vite,
        output: output.taro,
      },
    ]
  }),
  { pages: [`${quickStart}/v4/mpx`], tabs: [], start: mpx, output: output.mpx },
  { pages: [`${quickStart}/frameworks/mpx`], tabs: [], start: mpx, output: output.mpx },
  {
    pages: [`${quickStart}/frameworks/rax`],
    tabs: ['webpack4'],
    start: empty('rax', 'rax-app', 'webpack'),
    output: output.rax,
  },
  {
    pages: [`${quickStart}/v4/weapp-vite`],
    tabs: [],
    start: weappVite,
    deletes: ['src/app.scss'],
    output: output.native,
  },
  {
    pages: [`${quickStart}/native/install-plugin`],
    tabs: [],
    start: empty('weapp-vite', 'weapp-vite'),
    output: output.native,
  },
  {
    pages: [`${quickStart}/frameworks/native`],
    tabs: [],
    start: empty('gulp', 'gulp', 'gulp-postcss'),
    output: output.native,
  },
  {
    pages: [`${quickStart}/frameworks/native`, `${quickStart}/frameworks/native#tailwind-4`],
    tabs: [],
    start: empty('gulp', 'gulp', 'gulp-postcss'),
    deletes: ['tailwind.config.js', 'postcss.config.js'],
    output: output.native,
  },
  {
    pages: [`${quickStart}/frameworks/api`],
    tabs: [],
    start: empty('api', 'postcss'),
    output: output.native,
  },
]
