import type { GapError } from 'inkstone/model'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { blank, stub } from './stub'

const gap = { what: 'it is not there', remedy: 'npm ci', where: { file: 'a.tsx', line: 3 } }
// biome-ignore lint/suspicious/noExplicitAny: it is used as whatever it stands for
const make = (isCalled = true): any => stub(gap, isCalled)

it('modules that make something of it can be loaded', () => {
  const absent = make()
  const Styled = absent.styled('div')`margin: ${absent.space}px`
  class Own extends absent.Base {}
  const [first] = absent.list
  expect([typeof Styled, typeof Own, typeof first, typeof new absent.Thing()]).toContain('function')
  expect(`${absent}`).toBe('')
})

it('once they are loaded, drawing, calling or reading it fails with the import', async () => {
  const absent = make()
  const made = absent.styled('div')
  class Own extends absent.Base {}
  await Promise.resolve()
  const uses = [() => absent(), () => made(), () => absent.name, () => new Own(), () => `${absent.x}`]
  for (const use of uses) {
    const error = attempt(use) as GapError
    expect(error.message).toBe('it is not there')
    expect(error.gap.where).toEqual({ file: 'a.tsx', line: 3 })
  }
})

it('as a text, an attribute, an element or props it fails as well', async () => {
  const data = make(false)
  await Promise.resolve()
  const draw = (make: () => ReactNode) => (attempt(() => renderToStaticMarkup(make())) as GapError).gap
  expect(draw(() => createElement('i', null, data))).toBe(gap)
  expect(draw(() => createElement('img', { alt: data }))).toBe(gap)
  expect(draw(() => createElement(data))).toBe(gap)
  expect((attempt(() => ({ ...data })) as GapError).gap).toBe(gap)
})

it('in the place of a package that is not installed, pages show the rest', () => {
  // biome-ignore lint/suspicious/noExplicitAny: it is used as whatever it stands for
  const absent: any = blank()
  const Box = absent.styled('div')`margin: ${absent.space}px`
  const Page = () => {
    const { data } = absent.useData()
    const [state, setState] = absent.useStore()
    const items = data.items.map(() => null)
    setState(state)
    return createElement(
      Box,
      { className: absent('a', { b: true }) },
      createElement('p', { className: absent('a'), title: `${absent.title}` }, 'the rest', data.name, items),
      createElement(absent.motion.div),
    )
  }
  expect(renderToStaticMarkup(createElement(Page))).toBe('<p title="">the rest</p>')
})

function attempt(use: () => unknown): unknown {
  try {
    use()
  } catch (error) {
    return error
  }
  return undefined
}
