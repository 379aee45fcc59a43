import { createElement, useState } from 'rax'

export default function Home() {
  const [active, setActive] = useState(false)
  const tone = active ? 'bg-[#07c160] text-white' : 'bg-gray-100 text-[#333]'
  return (
    <div className={`w-1/2 rounded-[16rpx] p-4 text-[32rpx] ${tone}`} onClick={() => setActive(!active)}>
      点我变色
    </div>
  )
}
