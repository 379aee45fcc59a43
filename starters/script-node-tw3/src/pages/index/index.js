const on = 'bg-[#07c160] text-white'
const off = 'bg-gray-100 text-[#333]'

Page({
  data: { tone: off },
  toggle() {
    this.setData({ tone: this.data.tone === on ? off : on })
  },
})
