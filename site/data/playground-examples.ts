/** A template to start from. */
export interface Example {
  id: string
  label: string
  template: string
}

/** The playground's examples; the landing page starts with the first one. */
export const examples: Example[] = [
  {
    id: 'card',
    label: '名片',
    template: `<view class="min-h-screen bg-[#f4f4f4] p-[32rpx] dark:bg-[#111]">
  <view class="rounded-[28rpx] bg-white p-[36rpx] dark:bg-[#1f1f1f]">
    <view class="flex items-center">
      <view class="size-[112rpx] rounded-[28rpx] bg-[#07c160]"></view>
      <view class="ml-[24rpx]">
        <view class="text-[length:34rpx] font-semibold">巷口茶铺</view>
        <view class="mt-[8rpx] text-[length:26rpx] opacity-60">今天 10:00 开门</view>
      </view>
    </view>
    <view class="mt-[36rpx] grid grid-cols-3 gap-[20rpx] text-center">
      <view class="rounded-[20rpx] bg-[#8882] py-[24rpx]">12 张券</view>
      <view class="rounded-[20rpx] bg-[#8882] py-[24rpx]">380 分</view>
      <view class="rounded-[20rpx] bg-[#8882] py-[24rpx]">5 单</view>
    </view>
    <button type="primary" class="mt-[36rpx] w-full rounded-[20rpx]">点一杯</button>
  </view>
  <view class="mt-[32rpx] rounded-[28rpx] bg-white px-[36rpx] dark:bg-[#1f1f1f]">
    <view class="flex justify-between border-b border-[#8883] py-[32rpx]">桂花乌龙<text>¥18</text></view>
    <view class="flex justify-between border-b border-[#8883] py-[32rpx]">龙井鲜奶<text>¥22</text></view>
    <view class="flex justify-between border-b border-[#8883] py-[32rpx]">陈皮普洱<text>¥20</text></view>
    <view class="flex justify-between py-[32rpx]">茉莉冷泡<text>¥16</text></view>
  </view>
</view>`,
  },
  {
    id: 'list',
    label: '列表',
    template: `<view class="min-h-screen bg-white dark:bg-[#191919]">
  <scroll-view scroll-x class="px-[32rpx] py-[24rpx] whitespace-nowrap">
    <text class="mr-[16rpx] inline-block rounded-full bg-[#07c160] px-[28rpx] py-[10rpx] text-[length:26rpx] text-white">全部</text>
    <text class="mr-[16rpx] inline-block rounded-full bg-black/5 px-[28rpx] py-[10rpx] text-[length:26rpx] dark:bg-white/10">待付款</text>
    <text class="mr-[16rpx] inline-block rounded-full bg-black/5 px-[28rpx] py-[10rpx] text-[length:26rpx] dark:bg-white/10">待收货</text>
    <text class="mr-[16rpx] inline-block rounded-full bg-black/5 px-[28rpx] py-[10rpx] text-[length:26rpx] dark:bg-white/10">待评价</text>
    <text class="inline-block rounded-full bg-black/5 px-[28rpx] py-[10rpx] text-[length:26rpx] dark:bg-white/10">售后</text>
  </scroll-view>
  <view class="px-[32rpx]">
    <view class="flex border-b border-[#8883] py-[28rpx]">
      <image class="size-[144rpx] rounded-[16rpx]" />
      <view class="ml-[24rpx] flex-1">
        <view class="line-clamp-2 text-[length:30rpx]">龙井茶叶 明前 一级 罐装 100 克</view>
        <view class="mt-[16rpx] text-[length:32rpx] font-semibold text-[#fa5151]">¥ 168</view>
      </view>
    </view>
    <view class="flex border-b border-[#8883] py-[28rpx]">
      <image class="size-[144rpx] rounded-[16rpx]" />
      <view class="ml-[24rpx] flex-1">
        <view class="line-clamp-2 text-[length:30rpx]">白瓷盖碗 家用 三件套 可放进洗碗机，标题太长时在第二行末尾省略</view>
        <view class="mt-[16rpx] text-[length:32rpx] font-semibold text-[#fa5151]">¥ 89</view>
      </view>
    </view>
  </view>
</view>`,
  },
  {
    id: 'form',
    label: '表单',
    template: `<view class="min-h-screen bg-[#f4f4f4] pt-[24rpx] dark:bg-[#111]">
  <view class="bg-white pl-[32rpx] dark:bg-[#191919]">
    <view class="flex items-center border-b border-[#8883] py-[28rpx] pr-[32rpx]">
      <text class="w-[180rpx] text-[length:32rpx]">收货人</text>
      <input class="flex-1 text-[length:32rpx]" placeholder="请填写姓名" />
    </view>
    <view class="flex items-center border-b border-[#8883] py-[28rpx] pr-[32rpx]">
      <text class="w-[180rpx] text-[length:32rpx]">手机号</text>
      <input class="flex-1 text-[length:32rpx]" placeholder="11 位数字" />
    </view>
    <view class="flex items-center justify-between py-[20rpx] pr-[32rpx]">
      <text class="text-[length:32rpx]">设为默认地址</text>
      <switch checked />
    </view>
  </view>
  <view class="px-[32rpx] pt-[48rpx]">
    <button type="primary" class="w-full" hover-class="opacity-80">保存</button>
    <button class="mt-[24rpx] w-full">取消</button>
  </view>
</view>`,
  },
  {
    id: 'tabs',
    label: '标签栏',
    template: `<view class="min-h-screen bg-white pb-[120rpx] dark:bg-[#191919]">
  <view class="space-y-[24rpx] p-[32rpx]">
    <view class="text-[length:44rpx] font-semibold">首页</view>
    <view class="h-[220rpx] rounded-[24rpx] bg-[#07c160]/15"></view>
    <view class="h-[220rpx] rounded-[24rpx] bg-black/5 dark:bg-white/10"></view>
    <view class="h-[220rpx] rounded-[24rpx] bg-black/5 dark:bg-white/10"></view>
  </view>
  <view class="fixed inset-x-0 bottom-0 flex border-t border-black/10 bg-white pb-[env(safe-area-inset-bottom)] text-center text-[length:22rpx] dark:border-white/10 dark:bg-[#191919]">
    <view class="flex-1 py-[16rpx] text-[#07c160]">
      <view class="mx-auto mb-[6rpx] size-[40rpx] rounded-[12rpx] bg-current"></view>
      <text>首页</text>
    </view>
    <view class="flex-1 py-[16rpx] text-black/50 dark:text-white/60">
      <view class="mx-auto mb-[6rpx] size-[40rpx] rounded-full border-2 border-current"></view>
      <text>分类</text>
    </view>
    <view class="flex-1 py-[16rpx] text-black/50 dark:text-white/60">
      <view class="mx-auto mb-[6rpx] size-[40rpx] rounded-[12rpx] border-2 border-current"></view>
      <text>我的</text>
    </view>
  </view>
</view>`,
  },
]

/** Default input for pages that provide no classes. */
export const defaultInput = 'w-[300rpx] text-[32rpx] bg-[#07c160] mt-1.5 w-1/2 active:opacity-80'
