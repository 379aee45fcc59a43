/** The template of the hero, shown as code and in the phone. */
export const heroTemplate = `<view class="min-h-screen bg-[#eef3f0] p-[32rpx] dark:bg-[#0d110f]">
  <view class="rounded-[40rpx] bg-[#067d40] p-[40rpx] text-white">
    <view class="text-[length:32rpx]">会员余额</view>
    <view class="mt-[8rpx] text-[length:80rpx] font-semibold">¥128.50</view>
  </view>
  <view class="mt-[24rpx] grid grid-cols-2 gap-[24rpx]">
    <view class="rounded-[32rpx] bg-white p-[36rpx] dark:bg-[#1a201c]">12 张券</view>
    <view class="rounded-[32rpx] bg-white p-[36rpx] dark:bg-[#1a201c]">380 积分</view>
  </view>
  <view class="mt-[24rpx] rounded-[32rpx] bg-white px-[36rpx] dark:bg-[#1a201c]">
    <view class="flex justify-between py-[30rpx]">桂花乌龙<text>¥18</text></view>
    <view class="flex justify-between py-[30rpx]">龙井鲜奶<text>¥22</text></view>
    <view class="flex justify-between py-[30rpx]">陈皮普洱<text>¥20</text></view>
    <view class="flex justify-between py-[30rpx]">茉莉冷泡<text>¥16</text></view>
  </view>
  <view class="mt-[36rpx] rounded-[32rpx] bg-[#067d40] py-[28rpx] text-center text-white">扫码付款</view>
</view>`

/** Shown on a phone with and without the plugin. */
export const comparedTemplate = `<view class="p-[32rpx]">
  <view class="text-[length:44rpx] font-semibold">今日推荐</view>
  <view class="mt-[28rpx] flex items-center rounded-[28rpx] bg-[#8881] p-[28rpx]">
    <view class="size-[128rpx] rounded-[24rpx] bg-[#f2b33d]"></view>
    <view class="ml-[28rpx]">
      <view class="text-[length:34rpx]">桂花乌龙</view>
      <view class="mt-[8rpx] text-[length:28rpx] opacity-70">¥18</view>
    </view>
  </view>
  <view class="mt-[24rpx] flex items-center rounded-[28rpx] bg-[#8881] p-[28rpx]">
    <view class="size-[128rpx] rounded-[24rpx] bg-[#07c160]"></view>
    <view class="ml-[28rpx]">
      <view class="text-[length:34rpx]">龙井鲜奶</view>
      <view class="mt-[8rpx] text-[length:28rpx] opacity-70">¥22</view>
    </view>
  </view>
  <view class="mt-[24rpx] flex items-center rounded-[28rpx] bg-[#8881] p-[28rpx]">
    <view class="size-[128rpx] rounded-[24rpx] bg-[#e2725b]"></view>
    <view class="ml-[28rpx]">
      <view class="text-[length:34rpx]">陈皮普洱</view>
      <view class="mt-[8rpx] text-[length:28rpx] opacity-70">¥20</view>
    </view>
  </view>
  <view class="mt-[24rpx] flex items-center rounded-[28rpx] bg-[#8881] p-[28rpx]">
    <view class="size-[128rpx] rounded-[24rpx] bg-[#5b8def]"></view>
    <view class="ml-[28rpx]">
      <view class="text-[length:34rpx]">茉莉冷泡</view>
      <view class="mt-[8rpx] text-[length:28rpx] opacity-70">¥16</view>
    </view>
  </view>
</view>`

/** The class of the page for addresses without a page. */
export const missingClass = 'w-[404px]'

/** Classes that the page explains character by character. */
export const shownClasses = ['w-[480rpx]', 'bg-[#07c160]', 'dark:text-white/80']
