/** A variable of the theme, with its values in the stylesheet. */
export interface Variable {
  name: string
  sets: string
  light: string
  /** Dark value; absent if it equals the light one. */
  dark?: string
}

/** In the order of their numbers in the picture. */
export const COLORS: Variable[] = [
  { name: '--color-bg', sets: 'Background of the page', light: '#ffffff', dark: '#111111' },
  { name: '--color-bg-soft', sets: 'Background of code and table heads', light: '#f7f7f7', dark: '#181818' },
  { name: '--color-bg-raised', sets: 'Background of menus and dialogs', light: '#ffffff', dark: '#1c1c1c' },
  { name: '--color-border', sets: 'Lines', light: '#e5e5e5', dark: '#383838' },
  { name: '--color-border-strong', sets: 'Borders of buttons and fields', light: '#8c8c8c', dark: '#757575' },
  { name: '--color-text', sets: 'Text', light: '#1a1a1a', dark: '#e6e6e6' },
  { name: '--color-text-soft', sets: 'Labels, captions, navigation', light: '#595959', dark: '#a6a6a6' },
  { name: '--color-accent', sets: 'Links, focus, what is selected', light: '#1f55b0', dark: '#7fb0ff' },
  { name: '--color-accent-soft', sets: 'Background of what is selected', light: '#eaf1fc', dark: '#14233b' },
  { name: '--color-on-accent', sets: 'Text on the accent', light: '#ffffff', dark: '#0b0b0b' },
  { name: '--color-mark', sets: 'Selection, words that were found', light: '#d6e4fb', dark: '#1c3760' },
  { name: '--color-warning', sets: 'Warnings', light: '#8a5300', dark: '#e2a94a' },
  { name: '--color-danger', sets: 'Errors', light: '#b3261e', dark: '#f28b82' },
  { name: '--color-danger-soft', sets: 'Background of errors', light: '#fbe9e7', dark: '#331917' },
  { name: '--color-scrim', sets: 'Shade behind dialogs', light: '#0006', dark: '#000a' },
  { name: '--color-brand', sets: 'Free for your components; the theme does not use it', light: '#2f6fed' },
]

export const CODE: Variable[] = [
  { name: '--code-text', sets: 'Plain code', light: '#1a1a1a', dark: '#e6e6e6' },
  { name: '--code-comment', sets: 'Comments', light: '#6b6b6b', dark: '#8f8f8f' },
  { name: '--code-keyword', sets: 'Keywords', light: '#8b3275', dark: '#d9a0cf' },
  { name: '--code-string', sets: 'Strings', light: '#1a6b3c', dark: '#84cfa0' },
  { name: '--code-function', sets: 'Functions', light: '#1f55b0', dark: '#90b8f8' },
  { name: '--code-constant', sets: 'Numbers and constants', light: '#96500a', dark: '#e0b277' },
  { name: '--code-property', sets: 'Properties', light: '#6e5a1e', dark: '#d5c79f' },
]

export const SIZES: Variable[] = [
  { name: '--radius-sm', sets: 'Radius of small boxes, such as code in a line', light: '4px' },
  { name: '--radius', sets: 'Radius of buttons and blocks', light: '6px' },
  { name: '--radius-lg', sets: 'Radius of cards', light: '14px' },
  { name: '--radius-full', sets: 'Radius of pills', light: '999px' },
  { name: '--navbar-height', sets: 'Height of the navbar', light: '3.75rem' },
  { name: '--gutter', sets: 'Space at the sides; 2rem from 640 px', light: '1.25rem' },
  { name: '--measure', sets: 'Width of text and code blocks', light: '47rem' },
  { name: '--page-width', sets: 'Width of the whole page', light: '88rem' },
]
