import { expect, it } from 'vitest'
import { liftStyles } from './lift-styles'

const only = (html: string) => {
  const lifted = liftStyles(html)
  const [name, declarations] = Object.entries(lifted.styles)[0] ?? ['', '']
  return { html: lifted.html.replaceAll(name || '\0', 'X'), declarations }
}

it('puts a class in the place of the attribute, beside the classes there are', () => {
  expect(only('<p style="color: red; margin:0 auto">a</p>')).toEqual({
    html: '<p class="X">a</p>',
    declarations: 'color:red;margin:0 auto',
  })
  expect(only('<img src="/a.png" class="b c" alt="" style="width:50%"/>').html).toBe(
    '<img src="/a.png" class="b c X" alt=""/>',
  )
})

it('the same declarations are one class', () => {
  const { styles } = liftStyles(
    '<b style="color:red">a</b><i style="color: red;">b</i><u style="color:blue">c</u>',
  )
  expect(Object.keys(styles)).toHaveLength(2)
})

it('keeps quotes, functions and addresses, and drops what would end the rule', () => {
  expect(only('<p style="font-family:&quot;A B&quot;, serif">a</p>').declarations).toBe(
    'font-family:"A B", serif',
  )
  expect(only('<p style="background:url(data:image/png;base64,AA==)">a</p>').declarations).toBe(
    'background:url(data:image/png;base64,AA==)',
  )
  expect(liftStyles('<p style="color:red}body{display:none">a</p>')).toEqual({ html: '<p>a</p>', styles: {} })
})

it('leaves text and code alone', () => {
  const html = '<pre><code>&lt;p style="color:red"&gt;</code></pre><p>style="a"</p>'
  expect(liftStyles(html).html).toBe(html)
})

it('takes the rules of a <style> along', () => {
  const { html, styles } = liftStyles(
    '<style id="x">\n.a > b { color: red }</style><p>a</p><style media="print">.c{top:0}</style>',
  )
  expect(html).toBe('<p>a</p>')
  expect(Object.values(styles)).toEqual(['\n.a > b { color: red }', '@media print{.c{top:0}}'])
  expect(Object.keys(styles).join()).toMatch(/^@\w{6},@\w{6}$/)
})
