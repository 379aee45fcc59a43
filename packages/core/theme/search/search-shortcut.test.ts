import { describe, expect, it } from 'vitest'
import type { PressedKey } from '../../model'
import { searchShortcut } from './search-shortcut'

const press = (
  key: string,
  more: Partial<PressedKey> = {},
  state: Parameters<typeof searchShortcut>[1] = { isOpen: false, buttonHasFocus: false },
) =>
  searchShortcut(
    {
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      isComposing: false,
      keyCode: 0,
      target: null,
      ...more,
    },
    state,
  )
const open = { isOpen: true, buttonHasFocus: false }
const focused = { isOpen: false, buttonHasFocus: true }
const inside = (tagName: string, isContentEditable = false) => ({
  target: { tagName, isContentEditable } as never,
})

describe('searchShortcut', () => {
  it('tries again while there is only the notice of a failure, which Escape closes', () => {
    const bare = { ...open, isBare: true }
    expect(press('k', { ctrlKey: true }, bare)).toEqual({ action: 'open' })
    expect(press('Escape', {}, bare)).toEqual({ action: 'close' })
  })

  it('opens and closes with Ctrl or Command and K', () => {
    expect(press('k', { ctrlKey: true })).toEqual({ action: 'open' })
    expect(press('K', { metaKey: true })).toEqual({ action: 'open' })
    expect(press('k', { ctrlKey: true }, open)).toEqual({ action: 'close' })
    expect(press('k', { ctrlKey: true, altKey: true })).toBeNull()
    expect(press('K', { ctrlKey: true, shiftKey: true })).toBeNull()
  })

  it('opens with a slash outside of fields', () => {
    expect(press('/')).toEqual({ action: 'open' })
    for (const field of ['INPUT', 'SELECT', 'TEXTAREA']) expect(press('/', inside(field))).toBeNull()
    expect(press('/', inside('DIV', true))).toBeNull()
    const editor = { ...inside('DIV'), composedPath: () => [inside('DIV', true).target] }
    expect(press('/', editor)).toBeNull()
    expect(press('/', {}, open)).toBeNull()
  })

  it('closes with Escape, but not while an input method is at work', () => {
    expect(press('Escape', {}, open)).toEqual({ action: 'close' })
    expect(press('Escape')).toBeNull()
    expect(press('Escape', { isComposing: true }, open)).toBeNull()
    expect(press('Escape', { keyCode: 229 }, open)).toBeNull()
  })

  it('begins with what is typed on the focused button', () => {
    expect(press('r', {}, focused)).toEqual({ action: 'open', query: 'r' })
    expect(press('7', {}, focused)).toEqual({ action: 'open', query: '7' })
    expect(press('f', { ctrlKey: true }, focused)).toBeNull()
    expect(press('Tab', {}, focused)).toBeNull()
    expect(press(' ', {}, focused)).toBeNull()
    expect(press('r')).toBeNull()
  })
})
