/** A recipe, or one of its tabs, that was not followed to a built mini-program. Its files and samples are still run. */
export interface NotBuilt {
  page: string
  /** The tab, where only that one was not built, as the page labels it. */
  tab?: string
  /** What was tried, and what it said. */
  tried?: { command: string; said: string }
  /** For readers of the page. */
  reason: string
}

const window = 'HBuilderX 是带窗口的程序，不能在没有屏幕的机器上运行'

/** Every recipe that `npm run recipes:build` leaves out. */
export const notBuilt: NotBuilt[] = [
  { page: 'docs/quick-start/v4/uni-app-vite-hbuilder', reason: window },
  { page: 'docs/quick-start/frameworks/hbuilderx', reason: window },
  { page: 'docs/quick-start/v2', reason: window },
  { page: 'docs/quick-start/v4/uni-app-x', reason: window },
  { page: 'docs/uni-app-x/install', reason: window },
  {
    page: 'docs/quick-start/frameworks/rax',
    tab: 'webpack 5',
    tried: {
      command: 'npm install rax-app@3.8',
      said: 'npm error notarget No matching version found for rax-app@3.8.',
    },
    reason: '用来验证的软件源里没有 rax-app 3.8',
  },
  {
    page: 'docs/issues/native-toutiao',
    reason: '与原生小程序（gulp）那一页只差文件的扩展名',
  },
]
