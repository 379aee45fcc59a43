import { expect, it, vi } from 'vitest'
import { DATA } from '../../model'
import { afterFirst, createLazyEnhance } from './lazy-enhance'

const page = (...found: string[]) =>
  Object.assign(new EventTarget(), {
    querySelector: (selector: string) => found.includes(selector) || null,
  }) as unknown as HTMLElement

it('loads when something matches, once, and then runs at once', async () => {
  const undo = vi.fn()
  const enhance = vi.fn(() => undo)
  const load = vi.fn(async () => enhance)
  const lazy = createLazyEnhance('.x', load)
  lazy.attach(page())
  expect(load).not.toHaveBeenCalled()
  const stop = lazy.attach(page('.x'))
  await vi.waitFor(() => expect(enhance).toHaveBeenCalledTimes(1))
  stop?.()
  expect(undo).toHaveBeenCalledTimes(1)
  lazy.attach(page('.x'))
  expect(enhance).toHaveBeenCalledTimes(2)
  expect(load).toHaveBeenCalledTimes(1)
})

it('does a click again that came too early', async () => {
  const main = page('.x')
  const button = { closest: (selector: string) => (selector === 'main' ? null : button), click: vi.fn() }
  const lazy = createLazyEnhance('.x', async () => () => undefined)
  lazy.attach(main)
  main.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: button }))
  await vi.waitFor(() => expect(button.click).toHaveBeenCalledTimes(1))
})

it.each([
  ['any element of an island', ['.x', `[${DATA.island}]`], 1],
  ['an element outside of islands', ['.x'], 0],
  ['a link in an island, which the browser has followed', ['.x', `[${DATA.island}]`, 'a'], 0],
])('a click on %s', async (_, around, times) => {
  const main = page('.x')
  const element = {
    closest: (selectors: string) =>
      selectors.split(', ').some(selector => around.includes(selector)) ? element : null,
    click: vi.fn(),
  }
  const enhance = vi.fn(() => undefined)
  createLazyEnhance('.x', async () => enhance).attach(main)
  main.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: element }))
  await vi.waitFor(() => expect(enhance).toHaveBeenCalled())
  expect(element.click).toHaveBeenCalledTimes(times)
})

it('does nothing to a page that has gone meanwhile', async () => {
  const enhance = vi.fn(() => undefined)
  const lazy = createLazyEnhance('.x', async () => enhance)
  lazy.attach(page('.x'))?.()
  await lazy.prepare(page('.x'))
  expect(enhance).not.toHaveBeenCalled()
})

it('tries again after a failure', async () => {
  const load = vi.fn(async () => Promise.reject(new Error('gone')))
  const lazy = createLazyEnhance('.x', load)
  await lazy.prepare(page('.x'))
  await lazy.prepare(page('.x'))
  expect(load).toHaveBeenCalledTimes(2)
})

it('waits for the first sign of use, and for no more than that', () => {
  vi.stubGlobal('window', new EventTarget())
  const undo = vi.fn()
  const attach = vi.fn(() => undo)
  const enhance = afterFirst(['scroll', 'keydown'], attach)

  const stop = enhance(page())
  expect(attach).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('keydown'))
  window.dispatchEvent(new Event('scroll'))
  expect(attach).toHaveBeenCalledTimes(1)
  stop?.()
  expect(undo).toHaveBeenCalledTimes(1)

  enhance(page())?.()
  window.dispatchEvent(new Event('scroll'))
  expect(attach).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

it('hears the page scroll, and no list in it', () => {
  const addEventListener = vi.fn()
  vi.stubGlobal('window', { addEventListener })
  afterFirst(['scroll', 'click'], () => undefined)(page())
  // Scroll events of elements do not bubble, so only capturing listeners receive them.
  expect(addEventListener.mock.calls.map(([kind, , { capture }]) => [kind, capture])).toEqual([
    ['scroll', false],
    ['click', true],
  ])
})
