import { expect, it } from 'vitest'
import { findLikely, readPages } from './likely-pages'

const pages = readPages(
  [
    '## 指南',
    '- [首页](https://site.example/index.md)',
    '- [Taro](https://site.example/docs/quick-start/frameworks/taro.md): 接入',
    '- [uni-app](https://site.example/docs/quick-start/frameworks/uni-app.md)',
    '- [工作原理](https://site.example/docs/principle.md)',
  ].join('\n'),
)

it.each([
  ['/docs/quick-start/taro', ['Taro']],
  ['/docs/principles', ['工作原理']],
  ['/docs/Principle.html', ['工作原理']],
  ['/no-such-page', []],
  ['/', []],
])('%s may be meant for %j', (asked, titles) => {
  expect(findLikely(asked, pages).map(({ title }) => title)).toEqual(titles)
})
