/** Readers' words for a property, and its classes. */
export interface ClassWord {
  words: string[]
  /** Classes, or prefixes of classes up to a hyphen. */
  starts: string[]
  /** An example with an arbitrary value. */
  example?: string
}

/** Chinese words for Tailwind CSS utilities. */
export const classWords: ClassWord[] = [
  { words: ['圆角', '圆形', '倒角'], starts: ['rounded'], example: 'rounded-[28rpx]' },
  { words: ['内边距', '内间距', '填充'], starts: ['p', 'px', 'py', 'pt', 'pb'], example: 'p-[32rpx]' },
  { words: ['外边距', '外间距'], starts: ['m', 'mx', 'my', 'mt', 'mb'], example: 'mt-[24rpx]' },
  {
    words: ['间距', '间隔'],
    starts: ['gap', 'gap-x', 'gap-y', 'space-x', 'space-y'],
    example: 'gap-[16rpx]',
  },
  { words: ['宽度', '宽'], starts: ['w', 'min-w', 'max-w'], example: 'w-[300rpx]' },
  { words: ['高度', '高'], starts: ['h', 'min-h', 'max-h'], example: 'h-[88rpx]' },
  { words: ['尺寸', '大小', '宽高'], starts: ['size'], example: 'size-[112rpx]' },
  {
    words: ['字号', '字体大小', '文字大小'],
    starts: ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl'],
    example: 'text-[32rpx]',
  },
  {
    words: ['文字颜色', '字体颜色', '颜色'],
    starts: ['text-black', 'text-white', 'text-gray', 'text-red', 'text-green'],
    example: 'text-[#333]',
  },
  {
    words: ['字重', '粗细', '加粗', '粗体'],
    starts: ['font-normal', 'font-medium', 'font-semibold', 'font-bold'],
  },
  { words: ['行高'], starts: ['leading'], example: 'leading-[44rpx]' },
  { words: ['字间距', '字距'], starts: ['tracking'] },
  {
    words: ['文字对齐', '居中', '对齐'],
    starts: [
      'text-center',
      'text-left',
      'text-right',
      'items-center',
      'justify-center',
      'place-items-center',
      'mx-auto',
    ],
  },
  { words: ['下划线', '删除线'], starts: ['underline', 'line-through', 'no-underline'] },
  { words: ['省略', '截断', '单行', '多行'], starts: ['truncate', 'line-clamp', 'text-ellipsis'] },
  { words: ['换行', '空白'], starts: ['whitespace', 'break-words', 'break-all'] },
  {
    words: ['背景', '背景色', '底色'],
    starts: ['bg-white', 'bg-black', 'bg-gray', 'bg-green'],
    example: 'bg-[#07c160]',
  },
  { words: ['渐变'], starts: ['bg-linear-to-r', 'bg-linear-to-b', 'from-green-500', 'to-green-500'] },
  {
    words: ['边框', '描边', '线'],
    starts: ['border', 'border-t', 'border-b', 'border-dashed', 'divide-y'],
    example: 'border-[2rpx]',
  },
  { words: ['分割线', '分隔线'], starts: ['divide-y', 'divide-x'] },
  { words: ['阴影', '投影'], starts: ['shadow'] },
  { words: ['透明', '不透明度', '透明度'], starts: ['opacity'] },
  { words: ['模糊', '毛玻璃'], starts: ['blur', 'backdrop-blur'] },
  {
    words: ['弹性', '弹性布局', '横向', '排列'],
    starts: ['flex', 'flex-row', 'flex-col', 'flex-wrap', 'flex-1'],
  },
  { words: ['纵向', '竖排'], starts: ['flex-col'] },
  { words: ['主轴', '两端对齐'], starts: ['justify'] },
  { words: ['交叉轴', '垂直居中'], starts: ['items', 'self'] },
  { words: ['网格', '栅格', '几列'], starts: ['grid', 'grid-cols', 'col-span'] },
  { words: ['显示', '隐藏'], starts: ['hidden', 'block', 'inline-block', 'flex', 'invisible'] },
  { words: ['定位', '固定', '吸顶'], starts: ['relative', 'absolute', 'fixed', 'sticky'] },
  {
    words: ['上下左右', '偏移'],
    starts: ['inset', 'top', 'right', 'bottom', 'left'],
    example: 'top-[20rpx]',
  },
  { words: ['层级', '叠放'], starts: ['z'] },
  { words: ['溢出', '滚动'], starts: ['overflow', 'overflow-x', 'overflow-y'] },
  { words: ['比例', '宽高比'], starts: ['aspect'], example: 'aspect-[4/3]' },
  { words: ['旋转'], starts: ['rotate'] },
  { words: ['缩放'], starts: ['scale'] },
  { words: ['位移', '平移'], starts: ['translate-x', 'translate-y'], example: 'translate-x-[10rpx]' },
  { words: ['动画'], starts: ['animate'] },
  { words: ['过渡', '时长'], starts: ['transition', 'duration', 'ease'] },
  { words: ['图片', '填满', '裁剪'], starts: ['object'] },
  { words: ['点击', '事件穿透'], starts: ['pointer-events', 'touch'] },
  { words: ['安全区', '刘海'], starts: [], example: 'pb-[env(safe-area-inset-bottom)]' },
]
