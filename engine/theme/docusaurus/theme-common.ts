import { useColorMode as useMode, useSite } from '../../client'

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

/** Title and description of a page made of code, and further tags of its head as children. */
export { default as PageMetadata } from '../mdx/Layout'
