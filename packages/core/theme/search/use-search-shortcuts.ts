import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { searchShortcut } from './search-shortcut'

/** The keys that open the search, for the button's hints. */
export interface SearchKeys {
  /** "Ctrl+K" or "Command+K". */
  label: string
  hints: { hint: string; pressed: boolean }[]
}

/**
 * Listens for the search keys. The hints are set after the first render, because the server does not know the
 * platform.
 */
export function useSearchShortcuts(of: {
  isOpen: boolean
  /** Whether only the message about a failed load is shown. */
  isBare: boolean
  button: RefObject<HTMLButtonElement | null>
  open(query?: string): void
  close(): void
}): SearchKeys | undefined {
  const [platform, setPlatform] = useState<{ name: string; hint: string }>()
  const [held, setHeld] = useState({ command: false, letter: false })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = searchShortcut(event, {
      isOpen: of.isOpen,
      isBare: of.isBare,
      buttonHasFocus: document.activeElement === of.button.current,
    })
    // A key press repeated after hydration has ended by now.
    if (event.isTrusted) setHeld(state => hold(state, event.key, true))
    if (!shortcut) return
    event.preventDefault()
    if (shortcut.action === 'close') of.close()
    else of.open(shortcut.query)
  })
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => setHeld(state => hold(state, event.key, false)))

  useEffect(() => {
    const isApple = /mac|iphone|ipad|ipod/i.test(navigator.platform)
    setPlatform(isApple ? { name: 'Command', hint: '⌘' } : { name: 'Ctrl', hint: 'Ctrl' })
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('keyup', onKeyUp)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('keyup', onKeyUp)
    }
  }, [])

  return (
    platform && {
      label: `${platform.name}+K`,
      hints: [
        { hint: platform.hint, pressed: held.command },
        { hint: 'K', pressed: held.letter },
      ],
    }
  )
}

/** On Apple platforms, letters held with Command fire no keyup, so they are released with it. */
function hold(state: { command: boolean; letter: boolean }, key: string, pressed: boolean) {
  if (key === 'Control' || key === 'Meta') return { command: pressed, letter: pressed && state.letter }
  return key?.toLowerCase() === 'k' && state.letter !== pressed ? { ...state, letter: pressed } : state
}
