import { membersOf } from '@site/data/api/generations'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import MemberFacts from './MemberFacts.static'

const render = (name: string, changes: { text: string; code: string }[] = []) =>
  renderToStaticMarkup(
    <MemberFacts
      found={membersOf('v4', 'UserDefinedOptions').find(member => member.name === name)!}
      history={{ since: '1.1.7 起', changes }}
      state={undefined}
    />,
  )

test('the facts of a member are rows, each with its label', () => {
  const html = render('cssPreflight')
  expect(html).toContain('<dt>类型</dt><dd><code>CssPreflightOptions</code></dd>')
  expect(html).toContain('<dt>版本</dt><dd>1.1.7 起</dd>')
})

test('a long default is a block of code, a line for each property', () => {
  const html = render('cssPreflight')
  const [, value = ''] = /<dt>默认值<\/dt><dd>(.*?)<\/dd>/s.exec(html) ?? []
  expect(value).toContain('code-block')
  expect(value.match(/class="line/g)).toHaveLength(6)
})

test('a change to what the rows above show does not repeat it', () => {
  const html = render('cssPreflightRange', [
    { text: '最晚 2.0.0 起类型是', code: "'view'" },
    { text: '最晚 3.0.3 起类型是', code: "'all'" },
  ])
  expect(html).toContain(
    '<li>最晚 2.0.0 起类型是 <code>&#x27;view&#x27;</code></li><li>最晚 3.0.3 起类型如上</li>',
  )
})
