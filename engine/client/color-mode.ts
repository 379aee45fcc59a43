import { flushSync } from 'react-dom'
import { type ClientSite, type ColorModeChoice, DOCUSAURUS_STORAGE } from '../model'
import type { ColorModeState, ColorModeStore, Point } from './client'
import { ColorModeProvider } from './contexts'
import { useProvided } from './named-context'
import { createStorageSlot } from './storage'
import { createStore, useStore } from './store'

/** The colour mode as the theme sees it. */
export interface ColorModeHandle extends ColorModeState {
  set(choice: ColorModeChoice): void
  /** Goes on to the next choice; the click event makes the new colours grow from its point. */
  cycle(from?: Point): void
}

/** The colour mode, and how to change it. */
export function useColorMode(): ColorModeHandle {
  const { state, set, cycle } = useProvided(ColorModeProvider, 'useColorMode')
  return { ...useStore(state), set, cycle }
}

/** Keeps the colour mode in step with the page's attributes, the storage and the system. */
export function createColorMode({ colorMode: settings, storageNamespace }: ClientSite): ColorModeStore {
  const { defaultMode, respectPrefersColorScheme: respect, disableSwitch } = settings
  const slot = createStorageSlot(DOCUSAURUS_STORAGE.theme, storageNamespace)
  const state = createStore<ColorModeState>({ mode: defaultMode, choice: null, ready: false })
  const system = () => window.matchMedia('(prefers-color-scheme: dark)')
  const modeOf = (choice: ColorModeChoice) =>
    choice ?? (respect ? (system().matches ? 'dark' : 'light') : defaultMode)

  function apply(choice: ColorModeChoice) {
    const mode = modeOf(choice)
    document.documentElement.dataset.theme = mode
    document.documentElement.dataset.themeChoice = choice ?? 'system'
    state.set({ mode, choice, ready: true })
  }

  function set(choice: ColorModeChoice) {
    apply(choice)
    if (choice) slot.set(choice)
    else slot.del()
  }

  return {
    state,
    set,
    cycle(from) {
      const { choice, mode } = state.get()
      const next = nextChoice(respect ? choice : mode, respect)
      const to = modeOf(next)
      const change = () => flushSync(() => set(next))
      // A click made by keyboard has no place: (0, 0).
      const still =
        to === mode ||
        !from ||
        !(from.clientX || from.clientY) ||
        matchMedia('(prefers-reduced-motion: reduce)').matches
      if (still || !document.startViewTransition) change()
      else import('./reveal').then(({ reveal }) => reveal({ change, to, from }), change)
    },
    start() {
      const { theme, themeChoice } = document.documentElement.dataset
      const mode = theme === 'dark' ? 'dark' : 'light'
      state.set({ mode, choice: coerceChoice(themeChoice), ready: true })
      if (disableSwitch) slot.del()
      else slot.listen(value => apply(coerceChoice(value)))
      system().addEventListener('change', () => {
        if (respect && state.get().choice === null) apply(null)
      })
    },
  }
}

/** What the toggle chooses next. */
export function nextChoice(choice: ColorModeChoice, respectSystem: boolean): ColorModeChoice {
  if (!respectSystem) return choice === 'dark' ? 'light' : 'dark'
  switch (choice) {
    case null:
      return 'light'
    case 'light':
      return 'dark'
    case 'dark':
      return null
    default:
      throw new Error(`unexpected color mode ${choice}`)
  }
}

function coerceChoice(value: string | null | undefined): ColorModeChoice {
  return value === 'light' || value === 'dark' ? value : null
}
