import type { Declaration, Root, Rule } from 'postcss'

/** Theme tokens derived from an Infima variable, as functions of its value. */
const TOKENS: Record<string, Record<string, (value: string) => string>> = {
  '--ifm-color-primary': {
    '--color-accent': same,
    '--color-brand': same,
    '--color-accent-soft': value => `color-mix(in srgb, ${value} 10%, var(--color-bg))`,
    '--color-mark': value => `color-mix(in srgb, ${value} 22%, var(--color-bg))`,
    // White on dark colours, black on light ones.
    '--color-on-accent': value => `lch(from ${value} calc((58 - l) * infinity) 0 0)`,
  },
  '--ifm-background-color': {
    '--color-bg': same,
    '--color-bg-soft': value => `color-mix(in srgb, ${value} 97%, var(--color-text))`,
    '--color-border': value => `color-mix(in srgb, ${value} 88%, var(--color-text))`,
  },
  '--ifm-background-surface-color': { '--color-bg-raised': same },
  '--ifm-font-color-base': { '--color-text': same },
  '--ifm-font-family-base': { '--font-body': same },
  '--ifm-font-family-monospace': { '--font-mono': same },
}

function same(value: string): string {
  return value
}

/** Sets the theme's tokens wherever a stylesheet sets the Infima variables they derive from. */
export function followVariables(sheet: Root): void {
  const declared = new Set<string>()
  const found: Declaration[] = []
  sheet.walkDecls(/^--ifm-/, declaration => {
    declared.add(declaration.prop)
    if (Object.hasOwn(TOKENS, declaration.prop)) found.push(declaration)
  })
  for (const declaration of found) {
    // Infima's own variables derive from the tokens, which would be circular.
    const used = [...declaration.value.matchAll(/var\(\s*(--ifm-[\w-]+)/g)].map(([, name]) => name!)
    if (used.some(name => !declared.has(name) || name === declaration.prop)) continue
    if (declaration.prop === '--ifm-color-primary' && isInvisible(declaration)) continue
    for (const [token, toValue] of Object.entries(TOKENS[declaration.prop]!).reverse())
      declaration.cloneAfter({ prop: token, value: toValue(declaration.value) })
  }
}

/**
 * Whether a colour nearly equals the page's background in the mode of its rule. Such sites colour links by
 * classes that the theme lacks.
 */
function isInvisible({ value, parent }: Declaration): boolean {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value.trim()) ?? []
  const channels = (digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits).match(/../g) ?? []
  const isDark = /dark/.test((parent as Rule).selector)
  const isPage = (channel: string) => {
    const level = Number.parseInt(channel, 16)
    return isDark ? level < 40 : level > 224
  }
  return channels.length > 0 && channels.every(isPage)
}
