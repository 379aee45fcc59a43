import { describe, expect, test } from 'vitest'
import { compile, mdxToHtml, renderMdx } from '../fixtures/compile-text'

function compileMdx(text: string) {
  return compile(text, { format: 'mdx', bodyLine: 3 })
}

describe('imports of MDX', () => {
  const source = `import A, { b as c, default as d } from './a'
import * as E from "@site/e" // 中文
import './style.css'
export const 标题 = '中文'
export { f } from './f'

<A /> {标题} <E.X />

<img src={require('./g.png').default} />`

  test('are listed with their lines and the names they take', () => {
    expect(compileMdx(source).imports).toEqual([
      { specifier: './a', line: 3, names: ['default', 'b', 'default'], locals: ['A', 'c', 'd'] },
      { specifier: '@site/e', line: 4, names: ['*'], locals: ['E'] },
      { specifier: './style.css', line: 5, names: [], locals: [] },
      { specifier: './f', line: 7, names: ['f'], locals: ['f'] },
      { specifier: './g.png', line: 11, names: ['*'] },
    ])
  })
  test('are looked up when the code runs', () => {
    const html = renderMdx(compileMdx(source)).replaceAll('\n', ' ')
    expect(html).toContain(
      '<x-component data-name="./a"></x-component> 中文 <x-component data-name="@site/e">',
    )
    expect(html).toContain('<img src="/asset/./g.png"')
  })
  test('only what is neither imported nor defined counts as a missing component', () => {
    const text =
      "import A from './a'\n\nexport const B = () => <i>b</i>\n\n<A /><B /><C.D /><E>x</E>{true && <F />}"
    expect(compileMdx(text).components.sort()).toEqual(['C', 'E', 'F'])
  })
  test('an exported component that handles an event is taken from the code of the page, with what it names', () => {
    const [one, component] = ['export const one = 1', 'export const B = () => <b onClick={() => one}>b</b>']
    const { code, problems, body } = compileMdx(`${one}\n\nexport const two = 2\n\n${component}\n\n<B />`)
    expect(problems).toEqual([])
    expect(code).toEqual({ names: ['B'], text: `${one}\n${component}` })
    expect(body.output).toContain('imports["?code"]')
    expect(compileMdx('export const C = () => <b>c</b>\n\n<C />').code).toBeUndefined()
  })
  test('"export *" is named', () => {
    expect(compileMdx("export * from './a'").problems[0]).toMatchObject({ where: { line: 3 } })
  })
})

describe('MDX itself', () => {
  test('finished parts stay strings', () => {
    const { body } = compileMdx('## 标题\n\n文字 **粗**\n\n<A />\n\n- 列表')
    expect(body.output.match(/_jsx\(RawHtml/g)).toHaveLength(2)
  })
  test('expressions, comments of both kinds and braces in code', () => {
    expect(mdxToHtml('export const n = 1\n\n<!-- a\nb -->\n\n{n + 1}{/* c */} `{x}` `<!-- d -->`')).toBe(
      '\n<p>2 <code>{x}</code> <code class="words">&lt;!-- d --&gt;</code></p>',
    )
  })
  test.each([
    ['a\n\n<div>\n\nb', 5, 'Expected a closing tag for `<div>` (line 5)'],
    ['a {b', 3, 'Unexpected end of file in expression'],
    ['{a +}', 3, 'Could not read this expression'],
    ['a\n\nb <c> d', 5, 'Expected a closing tag for `<c>`'],
    ['<a b=c>', 3, 'The value of the attribute `b` has neither quotes nor braces'],
    ['x\n\nimport a from', 5, 'Could not read this esm'],
  ])('a mistake is named with its line: %s', (text, line, what) => {
    const [problem, ...rest] = compileMdx(text).problems
    expect(rest).toEqual([])
    expect(problem?.where).toEqual({ file: 'docs/page.md', line, column: expect.any(Number) })
    expect(problem?.what).toContain(what)
    expect(problem?.remedy).toBeTruthy()
  })
})
