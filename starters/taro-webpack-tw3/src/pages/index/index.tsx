import { View } from '@tarojs/components'
import { useState } from 'react'

export default function Index() {
  const [active, setActive] = useState(false)
  const tone = active ? 'bg-[#07c160] text-white' : 'bg-gray-100 text-[#333]'
  return (
    <View className={`w-1/2 rounded-[16rpx] p-4 text-[32rpx] ${tone}`} onClick={() => setActive(!active)}>
      点我变色
    </View>
  )
}
