/** A message of a build or an installation, with its cause. */
export interface TerminalMessage {
  /** Parts of the message, all of which must be in one line. */
  says: string[]
  cause: string
  /** Address of the explanation. */
  path: string
  /** Whether it can be ignored. */
  isHarmless?: true
  /** Evidence: quoted on the page, printed by published packages, or in build results. */
  seen: 'page' | 'package' | 'build'
}

/** The first match for a line counts, so specific messages come first. */
export const terminalMessages: TerminalMessage[] = [
  {
    says: ['检测到 Tailwind CSS 目标记录与当前解析结果不一致'],
    cause:
      '插件发现补丁打在另一份 Tailwind CSS 上，自己重新打了一遍。手动运行过补丁之后的第一次构建就会这样，不用管。',
    path: '/docs/quick-start/v4/patch',
    isHarmless: true,
    seen: 'package',
  },
  {
    says: ['未找到当前子包的 Tailwind CSS 目标记录'],
    cause: '插件第一次在这个项目里运行，正在记下用的是哪一份 Tailwind CSS，不用管。',
    path: '/docs/quick-start/v4/patch',
    isHarmless: true,
    seen: 'package',
  },
  {
    says: ['未检测到 cssEntries 配置'],
    cause: 'Tailwind CSS 4 的项目没有写 cssEntries，自己定义的变体和原子类在脚本里不转义。',
    path: '/docs/quick-start/v4#css-entries',
    seen: 'package',
  },
  {
    says: ['WXML 动态类名', '未完成转译'],
    cause: '模板表达式里的任意值不在类名集合里，多半是 cssEntries 指向的文件不存在。',
    path: '/docs/quick-start/v4#css-entries',
    seen: 'package',
  },
  {
    says: ['allowScripts'],
    cause: 'npm 只是提醒有依赖要运行安装脚本。补丁写在自己项目的 postinstall 里，不受影响。',
    path: '/docs/quick-start/v4/patch',
    isHarmless: true,
    seen: 'page',
  },
  {
    says: ['install scripts blocked'],
    cause: 'npm 12 拦下了依赖的安装脚本，补丁没有打上。',
    path: '/docs/quick-start/v4/patch',
    seen: 'page',
  },
  {
    says: ['Ignored build scripts'],
    cause: 'pnpm 10 起拦下依赖的安装脚本。补丁写在自己项目的 postinstall 里就不受影响。',
    path: '/docs/quick-start/this-plugin#why-postinstall',
    seen: 'page',
  },
  {
    says: ['weapp-tw: ', 'not found'],
    cause: '安装时跳过了开发依赖，插件没有装上，postinstall 却照常运行。',
    path: '/docs/quick-start/this-plugin#pitfalls',
    seen: 'page',
  },
  {
    says: ['trying to use `tailwindcss` directly as a PostCSS plugin'],
    cause:
      'Tailwind CSS 4 的 PostCSS 插件在 @tailwindcss/postcss 里。配置还是 Tailwind CSS 3 的写法，或者要用 3 却装成了 4。',
    path: '/docs/quick-start/v4/uni-app-vite#pitfalls',
    seen: 'page',
  },
  {
    says: ['Unable to locate Tailwind CSS package'],
    cause: '插件要找的那一份 Tailwind CSS 不在项目里：没有安装，或者插件判断错了大版本。',
    path: '/docs/quick-start/frameworks/rax#pitfalls',
    seen: 'package',
  },
  {
    says: ['No TailwindCSS Config found in'],
    cause: 'tailwind.config.js 不在插件去找的目录里。',
    path: '/docs/uni-app-x/install#pitfalls',
    seen: 'package',
  },
  {
    says: ['tailwindcss not found'],
    cause: '应用里没有装 Tailwind CSS，或者插件从别的目录去找。',
    path: '/docs/issues/monorepo#errors',
    seen: 'package',
  },
  {
    says: ['Cannot find', '@tailwindcss/oxide'],
    cause:
      'pnpm 关掉了提升，或者本机平台的那一份没有装上。装进仓库根目录的 package.json，或者删掉锁文件重装。',
    path: '/docs/issues/monorepo#errors',
    seen: 'page',
  },
  {
    says: ['Cannot find module', '@tarojs/binding-'],
    cause: 'Taro 没有提供这种机器的原生模块，或者它没有装上。',
    path: '/docs/quick-start/v4/taro-webpack#pitfalls',
    seen: 'build',
  },
  {
    says: ['options.roots.map is not a function'],
    cause: 'Taro 4.1.7 的预编译和新版的 enhanced-resolve 不兼容。它跳过这一步接着构建，产物不受影响。',
    path: '/docs/quick-start/v4/taro-webpack#pitfalls',
    isHarmless: true,
    seen: 'page',
  },
  {
    says: ['依赖预编译失败'],
    cause: 'Taro 跳过了预编译，只是构建慢一些，产物不受影响。',
    path: '/docs/quick-start/v4/taro-webpack#pitfalls',
    isHarmless: true,
    seen: 'page',
  },
  {
    says: ['Cannot find module', 'webpack/lib/dependencies/ModuleDependency'],
    cause: 'webpack 太新，Mpx 还在用旧路径。固定到 5.91.0。',
    path: '/docs/quick-start/v4/mpx#pitfalls',
    seen: 'page',
  },
  {
    says: ['Cannot find module', 'webpack/lib/GraphHelpers'],
    cause: 'webpack 太新，uni-app 的编译器还在引用一个已经移走的文件。固定到 5.91.0。',
    path: '/docs/quick-start/v4/uni-app-webpack#pitfalls',
    seen: 'page',
  },
  {
    says: ["Cannot find module 'autoprefixer'"],
    cause: 'node_modules 不在项目根目录。回到根目录重新安装。',
    path: '/docs/quick-start/frameworks/hbuilderx#pitfalls',
    seen: 'page',
  },
  {
    says: ["Cannot find module 'typescript'"],
    cause: 'weapp-vite 要用 typescript，项目里没有装。',
    path: '/docs/quick-start/native/install-plugin#pitfalls',
    seen: 'page',
  },
  {
    says: ['Cannot destructure property', "of 'compiler.webpack'"],
    cause: '项目还在用 webpack 4，注册的却是 webpack 5 的插件。',
    path: '/docs/quick-start/frameworks/uni-app#pitfalls',
    seen: 'page',
  },
  {
    says: ['No "exports" main defined'],
    cause: 'Taro 加载不了 @tailwindcss/vite：它只有 ESM。改用 @tailwindcss/postcss。',
    path: '/docs/quick-start/v4/taro-vite#pitfalls',
    seen: 'page',
  },
  {
    says: ['Could not load ./main.css'],
    cause: 'App 端不支持 <style src>。改在 main.ts 或 main.js 的开头引入。',
    path: '/docs/quick-start/v4/uni-app-vite-hbuilder#pitfalls',
    seen: 'page',
  },
  {
    says: ['Unknown word'],
    cause: 'uni-app 把 @import "weapp-tailwindcss" 解析成了 JS 文件。写成 weapp-tailwindcss/css。',
    path: '/docs/quick-start/v4/uni-app-vite#pitfalls',
    seen: 'page',
  },
  {
    says: ['Cannot apply unknown utility class'],
    cause: '用 @apply 的样式里少了一行 @reference。',
    path: '/docs/quick-start/v4#reference',
    seen: 'page',
  },
  {
    says: ["Can't resolve"],
    cause:
      '样式里引入的文件或包找不到：名字写错了，或者没有安装。4.2 还会从项目根目录去找，这时再指定一个 base，或者换到 4.12。',
    path: '/docs/quick-start/v4#css-entries',
    seen: 'page',
  },
  {
    says: ['PostCSS plugin tailwindcss requires PostCSS 8'],
    cause: '项目里是 PostCSS 7，装成了 Tailwind CSS 3。',
    path: '/docs/quick-start/v2#pitfalls',
    seen: 'page',
  },
  {
    says: ['Invalid PostCSS Plugin found'],
    cause: 'webpack 4 项目用上了 PostCSS 7。',
    path: '/docs/quick-start/frameworks/rax#pitfalls',
    seen: 'page',
  },
  {
    says: ['is not a PostCSS plugin'],
    cause: 'PostCSS 的 plugins 列表里只写了名字。先引入插件，再把它放进列表。',
    path: '/docs/quick-start/install#postcss',
    seen: 'package',
  },
  {
    says: ['The `purge`/`content` options have changed in Tailwind CSS v3.0'],
    cause: '扫描范围写成了 purge。Tailwind CSS 3 里它叫 content。',
    path: '/docs/quick-start/install#tailwind-config',
    seen: 'package',
  },
  {
    says: ['The `content` option in your Tailwind CSS configuration is missing or empty'],
    cause: 'tailwind.config.js 里没有 content，或者读的不是这个文件。一条原子类都不会生成。',
    path: '/docs/quick-start/install#tailwind-config',
    seen: 'package',
  },
  {
    says: ['No utility classes were detected in your source files'],
    cause: 'content 里的路径没有对上页面。路径从启动构建的目录算起。',
    path: '/docs/quick-start/install#tailwind-config',
    seen: 'package',
  },
  {
    says: ['is used but no matching `@tailwind'],
    cause: '样式里用了 @layer，同一个文件里却没有对应的 @tailwind 指令。',
    path: '/docs/quick-start/install#import-styles',
    seen: 'package',
  },
  {
    says: ["Can't find stylesheet to import"],
    cause: 'Sass 找不到它引入的样式。Tailwind CSS 4 的入口要放在单独的 .css 文件里。',
    path: '/docs/quick-start/v4#preprocessor',
    seen: 'package',
  },
  {
    says: ['weapp-tailwindcss', 'does not provide an export named'],
    cause: '从插件引入的名字不对。照教程写，或者看这个版本导出了什么。',
    path: '/docs/quick-start/this-plugin',
    seen: 'build',
  },
  {
    says: ['Cannot find package', 'tailwindcss'],
    cause: '配置里引入了这个包，项目里没有安装它。',
    path: '/docs/quick-start/v4#versions',
    seen: 'build',
  },
  {
    says: ['Cannot find module', 'tailwindcss/'],
    cause: '配置里引入的包没有安装，或者路径写错了。',
    path: '/docs/quick-start/v4#versions',
    seen: 'build',
  },
  {
    says: ['__dirname is not defined in ES module scope'],
    cause: '项目声明了 "type": "module"，里面没有 __dirname。改用 import.meta.dirname。',
    path: '/docs/quick-start/v4/weapp-vite',
    seen: 'build',
  },
  {
    says: ['EJSONPARSE'],
    cause: 'package.json 不是合法的 JSON：注释、多余的逗号、单引号都不行。',
    path: '/docs/issues/install-errors',
    seen: 'build',
  },
  {
    says: ['Task never defined'],
    cause: 'gulpfile.js 没有导出这个任务。',
    path: '/docs/quick-start/frameworks/native#gulpfile',
    seen: 'build',
  },
  {
    says: ['require is not defined'],
    cause: '项目声明了 "type": "module"，配置里却用了 require。',
    path: '/docs/quick-start/frameworks/uni-app-vite#pitfalls',
    seen: 'page',
  },
  {
    says: ["'import' and 'export' may appear only with 'sourceType"],
    cause: '插件在 H5 上也运行了。H5 和 App 上要停用它。',
    path: '/docs/issues/install-errors#h5-import',
    seen: 'page',
  },
  {
    says: ["Cannot use 'in' operator to search for 'CallExpression' in undefined"],
    cause: '装进了两套版本不同的 @babel。删掉锁文件和 node_modules，重装。',
    path: '/docs/issues/install-errors#dependencies',
    seen: 'page',
  },
  {
    says: ['unexpected token "~"'],
    cause: '样式里有 peer-invalid、peer-checked 一类的规则，~ 前面是伪类，WXSS 不支持。从源码里删掉这些类。',
    path: '/docs/issues/group-and-peer#tilde-error',
    seen: 'page',
  },
  {
    says: ['Unknown at rule'],
    cause: '编辑器的告警，不影响构建。',
    path: '/docs/issues/at-apply',
    isHarmless: true,
    seen: 'page',
  },
  {
    says: ['I18n is not a constructor'],
    cause: '升级之后云函数用到的包变了。',
    path: '/docs/upgrade/uni-app#cloud-functions',
    seen: 'page',
  },
  {
    says: ['ERESOLVE'],
    cause: '依赖彼此要求的版本对不上，npm 停止了安装。',
    path: '/docs/quick-start/v4/taro-webpack#install',
    seen: 'page',
  },
  {
    says: ['Failed fetching remote preset'],
    cause: '模板在 GitHub 上，连不上。',
    path: '/docs/quick-start/v4/uni-app-webpack#pitfalls',
    seen: 'build',
  },
  {
    says: ['could not fetch https://github.com/dcloudio/uni-preset-vue'],
    cause: '模板在 GitHub 上，连不上。先用别的办法把它下载下来。',
    path: '/docs/quick-start/v4/uni-app-vite#install',
    seen: 'build',
  },
  {
    says: ['Failed to set up Chromium'],
    cause: 'puppeteer 要下载一个浏览器。用不到就先设环境变量 PUPPETEER_SKIP_DOWNLOAD=1。',
    path: '/docs/quick-start/v4/uni-app-webpack#pitfalls',
    seen: 'page',
  },
  {
    says: ['No matching version found for'],
    cause: '软件源里没有这个版本：版本号写错了，或者镜像没有同步。',
    path: '/docs/quick-start/v4#versions',
    seen: 'build',
  },
  {
    says: ['npm warn install-scripts'],
    cause:
      'npm 列出还没有批准的依赖安装脚本。补丁写在你自己项目的 postinstall 里，不受影响；本站的项目不运行这些脚本也能构建。',
    path: '/docs/quick-start/v4/patch',
    isHarmless: true,
    seen: 'build',
  },
  {
    says: ['fail to load default postcss config'],
    cause: 'rax-app 3.5 的 build.json 里写了 postcssOptions 就会打印，不影响结果。',
    path: '/docs/quick-start/frameworks/rax#pitfalls',
    isHarmless: true,
    seen: 'build',
  },
  {
    says: ['getaddrinfo ENOTFOUND uniapp.dcloud.net.cn'],
    cause: 'uni-app 启动时查询新版本，没有连上网络。构建照常完成。',
    path: '/docs/quick-start/v4/uni-app-vite#run',
    isHarmless: true,
    seen: 'build',
  },
]
