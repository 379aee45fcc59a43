import { type ColorModeChoice, DOCUSAURUS_ATTRIBUTE, DOCUSAURUS_STORAGE, type ReadingSite } from '../../model'
import type { ClientText, ColorModeState, ColorModeStore } from '../client'
import { createStorageSlot } from './storage'
import { createStore } from './store'

/** Creates the colour mode state, synchronized with page attributes, storage and system. */
export function createColorMode({ colorMode: settings, storageNamespace }: ReadingSite): ColorModeStore {
  const { defaultMode, respectPrefersColorScheme: respect, disableSwitch } = settings
  const slot = createStorageSlot(DOCUSAURUS_STORAGE.theme, storageNamespace)
  /** Without a stored choice, returns null, or the default mode if the site ignores the system. */
  const coerceChoice = (value: string | null | undefined): ColorModeChoice =>
    value === 'light' || value === 'dark' ? value : respect ? null : defaultMode
  const state = createStore<ColorModeState>({
    mode: defaultMode,
    choice: coerceChoice(null),
    ready: false,
  })
  const system = () => window.matchMedia('(prefers-color-scheme: dark)')
  const modeOf = (choice: ColorModeChoice) =>
    choice ?? (respect ? (system().matches ? 'dark' : 'light') : defaultMode)

  function apply(choice: ColorModeChoice) {
    const mode = modeOf(choice)
    document.documentElement.setAttribute(DOCUSAURUS_ATTRIBUTE.theme, mode)
    document.documentElement.setAttribute(DOCUSAURUS_ATTRIBUTE.themeChoice, choice ?? 'system')
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
      const change = () => set(next)
      // A click by keyboard has no position: (0, 0).
      const still =
        to === mode ||
        !from ||
        !(from.clientX || from.clientY) ||
        matchMedia('(prefers-reduced-motion: reduce)').matches
      if (still || !document.startViewTransition) change()
      else import('../reveal').then(({ reveal }) => reveal({ change, to, from }), change)
    },
    start() {
      const root = document.documentElement
      const mode = root.getAttribute(DOCUSAURUS_ATTRIBUTE.theme) === 'dark' ? 'dark' : 'light'
      const choice = coerceChoice(root.getAttribute(DOCUSAURUS_ATTRIBUTE.themeChoice))
      state.set({ mode, choice, ready: true })
      if (disableSwitch) slot.del()
      else slot.listen(value => apply(coerceChoice(value)))
      system().addEventListener('change', () => {
        if (respect && state.get().choice === null) apply(null)
      })
    },
  }
}

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

/** Returns the attributes of the toggle; set by the runtime before hydration, by React afterwards. */
export function toggleAttributes({ choice, ready }: ColorModeState, text: ClientText['colorMode']) {
  const mode = text[choice ?? 'system']
  return { disabled: !ready, title: mode, 'aria-label': text.toggle(mode) }
}
