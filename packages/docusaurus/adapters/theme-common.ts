import {
  createStorageSlot as createSlot,
  isNarrow,
  onResize,
  useClient,
  useLocation,
  useColorMode as useMode,
  usePage,
  useSite,
} from 'inkstone/client'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { themeConfigOf } from './site-config'

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

export function useThemeConfig() {
  return themeConfigOf(useSite())
}

export { default as Details } from '@theme/Details'
export { Collapsible, useCollapsible } from '../theme/Collapsible'

/** Returns empty code colours for components that highlight themselves: the theme's are in its stylesheet. */
export function usePrismTheme() {
  return { plain: {}, styles: [] }
}

/** Returns a function that selects from "one|other" by number. */
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

/** Title and description of a page module, with further head tags as children. */
export { default as PageMetadata } from '../theme/Layout'

/** Returns "desktop" or "mobile"; "ssr" until the viewport is known. */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  return useSyncExternalStore(
    onResize,
    () => (isNarrow() ? 'mobile' : 'desktop'),
    () => 'ssr',
  )
}

/** Returns a stored value, null until it is read, and a setter. */
export function useStorageSlot(key: string | null) {
  const { storageNamespace } = useSite()
  const slot = useMemo(() => createSlot(key ?? '', storageNamespace), [key, storageNamespace])
  const value = useSyncExternalStore(
    slot.listen,
    () => (key === null ? null : slot.get()),
    () => null,
  )
  return [value, slot] as const
}

/**
 * Creates a slot outside of components, where the site's storage namespace is unknown; Docusaurus omits it as
 * well.
 */
export function createStorageSlot(key: string) {
  return createSlot(key)
}

/** Returns the URL's parameters, none until it is known, and a setter. */
function useSearchParams() {
  const { location: address } = useClient('useQueryString')
  const { search } = useLocation()
  const change = (edit: (params: URLSearchParams) => void) => {
    const url = new URL(location.href)
    edit(url.searchParams)
    history.replaceState(history.state, '', url)
    // Notifies other readers of the URL.
    address.set({ pathname: url.pathname, search: url.search, hash: url.hash })
  }
  return [new URLSearchParams(search), change] as const
}

export function useQueryStringList(name: string): [string[], (values: string[]) => void] {
  const [params, change] = useSearchParams()
  const put = (values: string[]) =>
    change(params => {
      params.delete(name)
      for (const value of values) params.append(name, value)
    })
  return [params.getAll(name), put]
}

export function useQueryString(name: string): [string, (value: string) => void] {
  const [[value = ''], change] = useQueryStringList(name)
  return [value, next => change(next ? [next] : [])]
}

export function useQueryStringValue(name: string | null): string | null {
  const [params] = useSearchParams()
  return name === null ? null : params.get(name)
}

export function useClearQueryString(): () => void {
  const [, change] = useSearchParams()
  return () =>
    change(params => {
      for (const name of [...params.keys()]) params.delete(name)
    })
}

export function useLocalPathname(): string {
  return usePage().path
}

/** Class names of Docusaurus pages, for stylesheets of the site. */
export * as ThemeClassNames from '../theme/theme-class-names'

/** Renders only its children: here, classes of <html> depend on the kind of page. */
export function HtmlClassNameProvider({ children }: { children: ReactNode }) {
  return children
}

export function duplicates<Value>(
  values: readonly Value[],
  isSame: (a: Value, b: Value) => boolean = (a, b) => a === b,
): Value[] {
  return values.filter((value, at) => values.findIndex(one => isSame(one, value)) !== at)
}

export function uniq<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}

/** Whether a pattern from the config matches a text. */
export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'i').test(text)
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

// Exports that were here before 3.6.
export {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  findSidebarCategory,
  useCurrentSidebarCategory,
  useDocsSidebar,
  useDocsVersion,
} from './plugin-content-docs/client'
