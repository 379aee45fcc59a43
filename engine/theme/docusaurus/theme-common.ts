import { useMemo, useState, useSyncExternalStore } from 'react'
import {
  createStorageSlot,
  isNarrow,
  onResize,
  useLocation,
  useColorMode as useMode,
  useSite,
} from '../../client'

/** Colour mode in the words of Docusaurus. */
export function useColorMode() {
  const { mode, choice, set } = useMode()
  return {
    colorMode: mode,
    colorModeChoice: choice,
    setColorMode: set,
    isDarkTheme: mode === 'dark',
    setLightTheme: () => set('light'),
    setDarkTheme: () => set('dark'),
  }
}

/** Settings of the theme that components read. */
export function useThemeConfig() {
  const { navbar, footer } = useSite()
  return { navbar, footer }
}

export { Collapsible, useCollapsible } from '../mdx/Collapsible'

/** Colours of code, for components that draw it themselves: those of the theme stand in its stylesheet. */
export function usePrismTheme() {
  return { plain: {}, styles: [] }
}

/** "one|other": the form that goes with a number. */
export function usePluralForm() {
  const { locale } = useSite()
  const rules = new Intl.PluralRules(locale.htmlLang)
  const forms = (['zero', 'one', 'two', 'few', 'many', 'other'] as const).filter(form =>
    rules.resolvedOptions().pluralCategories.includes(form),
  )
  return {
    selectMessage(count: number, messages: string) {
      const parts = messages.split('|')
      return parts[Math.min(forms.indexOf(rules.select(count)), parts.length - 1)] ?? messages
    },
  }
}

/** Title and description of a page made of code, and further tags of its head as children. */
export { default as PageMetadata } from '../mdx/Layout'

/** "desktop" or "mobile"; "ssr" until the window is known. */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    onResize,
    () => (isNarrow() ? 'mobile' : 'desktop'),
    () => 'ssr',
  )
}

/** A value that the browser keeps, null until it is known, and what changes it. */
export function useStorageSlot(key: string | null) {
  const { storageNamespace } = useSite()
  const slot = useMemo(() => createStorageSlot(key ?? '', storageNamespace), [key, storageNamespace])
  const value = useSyncExternalStore(
    slot.listen,
    () => (key === null ? null : slot.get()),
    () => null,
  )
  return [value, slot] as const
}

/** Values of a name in the address, none until it is known, and what changes them. */
export function useQueryStringList(name: string): [string[], (values: string[]) => void] {
  const { search } = useLocation()
  const [changed, setChanged] = useState<string[]>()
  const change = (values: string[]) => {
    const url = new URL(location.href)
    url.searchParams.delete(name)
    for (const value of values) url.searchParams.append(name, value)
    history.replaceState(history.state, '', url)
    setChanged(values)
  }
  return [changed ?? new URLSearchParams(search).getAll(name), change]
}

/** The same for a name that has one value, or an empty one. */
export function useQueryString(name: string): [string, (value: string) => void] {
  const [[value = ''], change] = useQueryStringList(name)
  return [value, next => change(next ? [next] : [])]
}
