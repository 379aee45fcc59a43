const screen = (tone: string) => `<view class="flex flex-col items-center gap-4 p-4">
  <view class="bg-[#123456] p-4 text-[40rpx] text-white">任意值</view>
  <view class="rounded-xl p-4 ${tone}">点我换颜色</view>
</view>`

/** The page that a reader of a Tailwind CSS 4 recipe ends with, before and after a tap. */
export const recipeScreens = [
  { label: '刚打开', template: screen('bg-black/10') },
  { label: '点一下第二个方块', template: screen('bg-[#07c160]') },
]
