/** One of the two builds that a picture compares. */
interface PictureState {
  /** Options of the plugin; without them it is off, as in a web build. */
  options?: Record<string, unknown>
  /** Tailwind's own preflight (`corePlugins.preflight`). */
  preflight?: boolean
  /** Handwritten CSS below the Tailwind entry. */
  css?: string
}

/** A page that is built twice and rendered to images. */
export interface Picture {
  /** Name of its files, and of its entry in site/data/generated/pictures.json. */
  name: string
  /** The framework whose published package is part of the build (see hosts.ts). */
  host?: 'plugin-html' | 'uni-h5'
  /** Height of the page in CSS pixels. */
  height: number
  template: string
  before: PictureState
  after: PictureState
}

/** Width of every picture in CSS pixels. */
export const pictureWidth = 300

const tabBarCss = `
.lib-tabbar { position: fixed; right: 0; bottom: 0; left: 0; display: flex; height: 50px; padding: 6px 0 28px; border-top: 1px solid #8884; }
.lib-tabbar-item { flex: 1; text-align: center; font-size: 12px; line-height: 16px; }
.lib-tabbar-icon { width: 24px; height: 24px; margin: 0 auto 4px; padding: 2px; border-radius: 8px; background: #07c160 content-box; }
.lib-button { height: 24px; margin: 0 16px; padding: 10px 16px; border-radius: 8px; background: #07c160; color: #fff; line-height: 24px; text-align: center; }
`

/** The pictures of the site; `npm run pictures` renders them. */
export const pictures: Picture[] = [
  {
    name: 'css-vars',
    host: 'plugin-html',
    height: 184,
    template: `<view class="p-4">
  <view class="rounded-xl bg-gradient-to-r from-cyan-500 to-blue-500 p-4 text-white">
    <view class="font-bold">会员中心</view>
    <view class="text-sm">bg-gradient-to-r</view>
  </view>
  <view class="mt-6 flex gap-6 text-center text-sm">
    <view class="flex-1 rounded-lg bg-white p-3 ring-2 ring-blue-500 dark:bg-neutral-800">ring-2</view>
    <view class="flex-1 rotate-6 rounded-lg bg-blue-500 p-3 text-white">rotate-6</view>
  </view>
</view>`,
    before: { options: {} },
    after: { options: { injectAdditionalCssVarScope: true } },
  },
  {
    name: 'toast-svg-bug',
    host: 'uni-h5',
    height: 170,
    template: `<uni-toast><div class="uni-toast">{success}<p class="uni-toast__content">保存成功</p></div></uni-toast>`,
    before: { preflight: true },
    after: { preflight: true, css: '.uni-toast svg { display: initial; }' },
  },
  {
    name: 'space-y',
    height: 232,
    template: `<view class="space-y-4 p-4">
  <view>选择支付方式</view>
  <button type="primary">微信支付</button>
  <button>银行卡</button>
  <button>找人代付</button>
</view>`,
    before: { options: {} },
    after: { options: { cssChildCombinatorReplaceValue: ['view', 'text', 'button'] } },
  },
  {
    name: 'box-sizing',
    height: 200,
    template: `<view class="h-4"></view>
<view class="lib-button">提交订单</view>
<view class="p-4 text-sm text-neutral-500">购物车里有 2 件商品</view>
<view class="lib-tabbar">
  <view class="lib-tabbar-item"><view class="lib-tabbar-icon"></view>首页</view>
  <view class="lib-tabbar-item"><view class="lib-tabbar-icon"></view>分类</view>
  <view class="lib-tabbar-item"><view class="lib-tabbar-icon"></view>我的</view>
</view>`,
    before: { options: {}, preflight: true, css: tabBarCss },
    after: { options: { cssPreflight: { 'box-sizing': false } }, preflight: false, css: tabBarCss },
  },
]
