import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createBaseUrlBannerScript } from './base-url-banner'

/** Runs the script with mocks of the document parts that it uses. */
function run({ pathname, hasApp }: { pathname: string; hasApp: boolean }): string[] {
  const lines: string[] = []
  let ready = () => {}
  const element = () => {
    const node = {
      style: {},
      appendChild: <T>(child: T) => child,
      set textContent(text: string) {
        lines.push(text)
      },
    }
    return node
  }
  const prepended: unknown[] = []
  runInNewContext(createBaseUrlBannerScript('/'), {
    window: hasApp ? { inkstone: {} } : {},
    location: { pathname },
    document: {
      addEventListener: (_: string, listener: () => void) => {
        ready = listener
      },
      createElement: element,
      body: { prepend: (node: unknown) => prepended.push(node) },
    },
  })
  ready()
  return prepended.length > 0 ? lines : []
}

test('the banner names the configured base URL and suggests the one in use', () => {
  expect(run({ pathname: '/wrong', hasApp: false })).toEqual([
    '网站没有正确加载。',
    '常见的原因是 baseUrl 配置有误。',
    '当前配置的 baseUrl = /（默认值）',
    '建议试试 baseUrl = /wrong/',
  ])
})

test.each([
  ['/sub/', '/sub/'],
  ['/sub/index.html', '/sub/'],
  ['/index.html', '/'],
])('at %s it suggests %s', (pathname, suggested) => {
  expect(run({ pathname, hasApp: false }).at(-1)).toBe(`建议试试 baseUrl = ${suggested}`)
})

test('there is no banner when the app has arrived', () => {
  expect(run({ pathname: '/', hasApp: true })).toEqual([])
})
