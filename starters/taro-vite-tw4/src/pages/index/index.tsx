import { View } from '@tarojs/components'
import { useState } from 'react'

export default function Index() {
  const [active, setActive] = useState(false)
  const tone = active ? 'bg-[#07c160]' : 'bg-black/10'
  return (
    <View className="flex flex-col items-center gap-4 p-4">
      <View className="bg-[#123456] p-4 text-[40rpx] text-white">任意值</View>
      <View className={`rounded-xl p-4 ${tone}`} onClick={() => setActive(!active)}>点我换颜色</View>
    </View>
  )
}
