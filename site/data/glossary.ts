/** A term of the site: its only name, and names to avoid. */
export interface Term {
  name: string
  meaning: string
  /** Matches synonyms and wrong names. */
  not: RegExp
}

/** The terms; a test checks every page, component and sidebar. */
export const glossary: Term[] = [
  { name: '转义', meaning: '把类名换成小程序接受的名字', not: /转译/ },
  { name: '原子类', meaning: 'Tailwind CSS 的类，只做一件事', not: /工具类|功能类|实用类/ },
  { name: '类名集合', meaning: '插件据以判断脚本里哪些字符串是类名', not: /运行时集合|类集合|类名表/ },
  { name: '单位转换', meaning: 'px、rem 与 rpx 之间的换算', not: /单位换算/ },
  { name: '停用', meaning: '用 disabled 让插件不工作', not: /禁用插件|关掉插件|关闭插件/ },
  { name: '排查清单', meaning: '常见问题首页的五步检查', not: /(?:自查|检查|排错)清单/ },
  { name: '检查器', meaning: '本站比较项目与教程的工具', not: /开发者工具的检查器|样式检查器/ },
  { name: '调试面板', meaning: '开发者工具里显示样式的面板', not: /样式面板/ },
  { name: '预检样式', meaning: 'preflight', not: /预检样式表|重置样式表/ },
  { name: 'WebView', meaning: '小程序、App 里显示网页的控件', not: /(?<![\w-])(?:webview|Webview)(?![\w-])/ },
  { name: 'Monorepo', meaning: '一个仓库多个包', not: /(?<![\w-])(?:monorepo|MonoRepo|mono-repo)(?![\w-])/ },
  { name: 'Tailwind CSS', meaning: '产品名', not: /\bTailwindCSS\b|\btailwind css\b|\bTailwind Css\b/ },
  { name: 'uni-app', meaning: '产品名', not: /(?<![\w-])(?:[Uu]niapp|Uni-[Aa]pp)(?![\w-])/ },
  { name: '配合', meaning: '与组件库一起用', not: /搭配 ?(?:NutUI|Taroify|wot|Wot|组件库|TDesign|Vant)/ },
  { name: '你', meaning: '读者', not: /您/ },
  { name: '支持、识别', meaning: '说明工具能处理什么', not: /认得|认识/ },
]

/** Figures of speech that readers might not understand; plain statements replace them. */
export const riddles: RegExp[] = [
  /无处安身|自动让开|遭殃|替身|一声不响|开一个口子|先问的几件事/,
  /悄悄|乖乖|漏网|中招|背锅|元凶|真凶|祸首|法宝|魔法|照跑/,
  /说白了|众所周知|值得一提|不言而喻/,
]
