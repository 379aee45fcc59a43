import { createMarkdown } from 'inkstone/markdown'
import { expect, test } from 'vitest'
import { keepEnds } from './keep-ends'

const { compile } = createMarkdown({ plugins: { hast: [keepEnds] } })

function compileText(text: string, format: 'md' | 'mdx') {
  const { body } = compile({
    file: `docs/page.${format}`,
    bodyLine: 1,
    format,
    isBlog: false,
    text,
    resolveLink: href => href,
    resolveAsset: url => ({ url }),
  })
  return body.output.replaceAll('\\"', '"')
}

test.each(['md', 'mdx'] as const)('the last words of a paragraph stay on one line in %s', format => {
  const ends = (text: string) =>
    [...compileText(text, format).matchAll(/<span class="end">([^<]*)</g)].map(([, end]) => end)
  expect(ends('生成的代码能少改很多。')).toEqual(['改很多。'])
  expect(ends('只写相关的字段，其余照旧：')).toEqual(['其余照旧：'])
  expect(ends('生成的代码能少改很多。<!-- 一句 -->')).toEqual(['改很多。'])
  expect(ends('- 短的一项\n- 另外一项：`code` 不生效')).toEqual(['不生效'])
  expect(ends('| 一 | 二 |\n| - | - |\n| 短 | 这是一格里的文字 `a` 说明 |')).toEqual(['说明'])
  expect(ends('把内容写在[相关的页面](/x)。')).toEqual(['的页面'])
  expect(ends('这一项要写成 `code`。\n\nIn English.\n\n图：![图](/x.png)')).toEqual([])
})
