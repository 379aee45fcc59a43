/** What the playground shows where a page gives no classes of its own. */
export const defaultInput = 'w-[300rpx] text-[32rpx] bg-[#07c160] mt-1.5 w-1/2 active:opacity-80'
