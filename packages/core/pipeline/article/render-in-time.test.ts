import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isEndless, renderInTime } from './render-in-time'

const render = renderInTime(
  {
    renderComponent: async component => renderToStaticMarkup(createElement(component as () => ReactNode)),
  },
  0.2,
)

function Loop(): ReactNode {
  return createElement(Loop)
}

test('a component that renders itself without end is broken off, and the next is rendered', async () => {
  expect(isEndless(await render(Loop).catch(error => error))).toBe(true)
  expect(await render(() => createElement('b'))).toBe('<b></b>')
})
