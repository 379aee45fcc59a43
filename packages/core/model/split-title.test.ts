import { expect, it } from 'vitest'
import { splitTitle } from './split-title'

it.each([
  ['快速接入', '快速|接入'],
  ['uni-app Vite（Vue 3）接入 Tailwind CSS 4', 'uni-app Vite（Vue 3）接入 Tailwind CSS 4'],
  ['多端构建注意点', '多端|构建|注意|点'],
  ['用 weapp-tailwindcss 写小程序', '用 weapp-tailwindcss 写|小程序'],
  ['独立分包的样式隔离', '独立|分包的|样式|隔离'],
  ['从这里开始', '从|这里|开始'],
  ['Plain English title', 'Plain English title'],
])('%s breaks between words', (title, parts) => {
  expect(splitTitle(title).join('|')).toBe(parts)
})
