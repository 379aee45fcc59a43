/** The classes whose way to the phone the landing page shows. */
export const motionClasses = 'w-[480rpx] bg-[#07c160] rounded-[56rpx]'
