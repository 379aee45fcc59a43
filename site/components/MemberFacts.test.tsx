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

test('the facts of a member are a line, its type first', () => {
  expect(render('inlineWxs')).toContain(
    '<p class="facts"><code>boolean</code> · 默认 <code>false</code> · 1.1.7\u00a0起</p>',
  )
})

test('a long default is a block of code below the line, a line for each property', () => {
  const html = render('cssPreflight')
  expect(html).toContain(
    '<p class="facts"><code>CssPreflightOptions</code> · 1.1.7\u00a0起 · 默认值：</p><figure class="code-block',
  )
  expect(html.match(/class="line/g)).toHaveLength(6)
})

test('a change to what the line above shows does not repeat it', () => {
  const html = render('cssPreflightRange', [
    { text: '类型最迟在 4.3.0 改成', code: "'view'" },
    { text: '类型最迟在 4.8.0 改成', code: "'all'" },
  ])
  expect(html).toContain('类型最迟在 4.3.0 改成 <code>&#x27;view&#x27;</code>；类型最迟在 4.8.0 改成这样</p>')
})
