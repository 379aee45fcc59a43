Page({
  data: {
    tone: 'bg-black/10',
  },
  toggle() {
    const isActive = this.data.tone === 'bg-[#07c160]'
    this.setData({ tone: isActive ? 'bg-black/10' : 'bg-[#07c160]' })
  },
})
