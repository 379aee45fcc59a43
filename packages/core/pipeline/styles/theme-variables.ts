import type { ThemeSettings } from '../../config'

/**
 * Returns the CSS variables from the config, in the same layer as the defaults, so that `site.css` can override
 * them.
 */
export function themeVariables({ accent, font, codeFont, radius }: ThemeSettings): string {
  const light = {
    '--font-body': font,
    '--font-mono': codeFont,
    '--radius': radius,
    ...colorsOf(accent?.light),
  }
  const rules = [rule(':root', light), rule('html[data-theme="dark"]', colorsOf(accent?.dark))].filter(
    Boolean,
  )
  return rules.length > 0 ? `@layer theme {\n${rules.join('\n')}\n}\n` : ''
}

type Accent = NonNullable<ThemeSettings['accent']>['light']

function colorsOf(colors: Accent | undefined): Record<string, string | undefined> {
  return {
    '--color-accent': colors?.accent,
    '--color-accent-soft': colors?.soft,
    '--color-on-accent': colors?.onAccent,
    '--color-mark': colors?.mark,
  }
}

function rule(selector: string, variables: Record<string, string | undefined>): string {
  const set = Object.entries(variables).flatMap(([name, value]) => (value ? `${name}: ${value}` : []))
  return set.length > 0 ? `${selector} { ${set.join('; ')} }` : ''
}
