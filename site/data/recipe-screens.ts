const screen = (tone: string) => `<view class="flex flex-col items-center gap-4 p-4">
  <view class="bg-[#123456] p-4 text-[40rpx] text-white">任意值</view>
  <view class="rounded-xl p-4 ${tone}">点我换颜色</view>
</view>`

const box = (tone: string) => `<view class="w-1/2 rounded-[16rpx] p-4 text-[32rpx] ${tone}">点我变色</view>`

/** The pages that readers of recipes end with, by major of Tailwind CSS, before and after a tap. */
export const recipeScreens = {
  3: [
    { label: '点击前', template: box('bg-gray-100 text-[#333]') },
    { label: '点击后', template: box('bg-[#07c160] text-white') },
  ],
  4: [
    { label: '点击前', template: screen('bg-black/10') },
    { label: '点击后', template: screen('bg-[#07c160]') },
  ],
}
