import { createMarkdown } from 'inkstone/markdown'
import { expect, test } from 'vitest'
import { keepNames } from './keep-names'

const { compile } = createMarkdown({ plugins: { hast: [keepNames] } })

function namesOf(text: string) {
  const { body } = compile({
    file: 'docs/page.md',
    bodyLine: 1,
    format: 'md',
    isBlog: false,
    text,
    resolveLink: href => href,
    resolveAsset: url => ({ url }),
  })
  return [...body.output.replaceAll('\\"', '"').matchAll(/<span class="end">([^<]*)</g)].map(
    ([, name]) => name,
  )
}

test('names stay on one line, the longest of them outside of tables', () => {
  expect(namesOf('在 uni-app x 和 uni-app 里用 weapp-tailwindcss。')).toEqual([
    'uni-app x',
    'uni-app',
    'weapp-tailwindcss',
  ])
  expect(namesOf('减到 4 KB，少了 12 个。')).toEqual(['4 KB', '12 个'])
  expect(namesOf('Vue 3 用 Tailwind CSS 4 和 Tailwind CSS 3.4')).toEqual([
    'Vue 3',
    'Tailwind CSS 4',
    'Tailwind CSS',
  ])
  expect(namesOf('`npx weapp-tw patch`、`"a": "apply-shared"`、`weapp-tw`')).toEqual([
    'weapp-tw',
    '"apply-shared"',
  ])
  expect(namesOf('- **uni-app**：见 [weapp-vite](/a)')).toEqual(['uni-app', 'weapp-vite'])
  expect(namesOf('Vue 2 项目看 [uni-app Vue 2](/a)')).toEqual(['Vue 2', 'uni-app', 'Vue 2'])
  expect(namesOf('| 一 | 二 |\n| - | - |\n| [weapp-tailwindcss](/a) | `uni-app` |')).toEqual([])
  expect(namesOf('uni-app-x 和 weapp-tailwindcss-webpack-plugin')).toEqual([])
})
