import { z } from 'zod'
import type { ColorMode } from '../model'
import { contrast, mix, READABLE, towards } from './colours'
import { strict } from './schema-problems'

/**
 * The backgrounds of `tokens.css` that accents must be readable on, by mode, and the colour to mix in for more
 * contrast.
 */
export const GROUNDS: Record<ColorMode, { page: string; others: string[]; ink: string }> = {
  light: { page: '#ffffff', others: ['#f7f7f7'], ink: '#000000' },
  dark: { page: '#111111', others: ['#181818', '#1c1c1c'], ink: '#ffffff' },
}

/** Higher than `READABLE`: thin light letters on a dark background look fainter than their contrast suggests. */
const CLEAR = 6

const color = z
  .string()
  .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'must be a hexadecimal colour such as "#1f55b0"')

const cssValue = z.string().regex(/^[^;{}]+$/, 'must be a CSS value without ";", "{" and "}"')

/** One accent for both modes, adjusted where its contrast is too low, or one per mode, used unchanged. */
const accent = z.union(
  [
    color,
    strict({
      light: color,
      dark: color,
    }),
  ],
  {
    error: 'must be a hexadecimal colour such as "#1f55b0", or { light, dark }',
  },
)

export const themeSchema = strict({
  accent: accent
    .superRefine((given, context) => {
      if (typeof given === 'string') return
      for (const mode of ['light', 'dark'] as const) {
        const nearest = readableAccent(given[mode], mode)
        if (nearest === mix(given[mode], given[mode], 0)) continue
        const ratio = contrast(given[mode], GROUNDS[mode].page).toFixed(1)
        const message = `The accent "${given[mode]}" is too faint to read in ${mode} mode: ${ratio}:1 on the page, and text needs ${READABLE}:1 on every background.\nThe nearest readable colour is "${nearest}".`
        context.addIssue({ code: 'custom', message, path: [mode] })
      }
    })
    .transform(given => {
      const { light, dark } =
        typeof given === 'string'
          ? { light: readableAccent(given, 'light'), dark: readableAccent(given, 'dark', CLEAR) }
          : given
      return { light: accentColors(light, 'light'), dark: accentColors(dark, 'dark') }
    })
    .optional()
    .meta({ title: 'string | { light, dark }' }),
  font: cssValue.optional(),
  codeFont: cssValue.optional(),
  radius: cssValue.optional(),
})

export type ThemeSettings = z.output<typeof themeSchema>

function accentColors(given: string, mode: ColorMode) {
  const { page } = GROUNDS[mode]
  const accent = mix(given, given, 0)
  return {
    accent,
    soft: softOf(accent, mode),
    mark: mix(page, accent, 0.24),
    onAccent: ['#ffffff', '#0b0b0b'].sort((a, b) => contrast(b, accent) - contrast(a, accent))[0]!,
  }
}

function readableAccent(given: string, mode: ColorMode, least = READABLE): string {
  const { page, others, ink } = GROUNDS[mode]
  return towards(given, ink, step =>
    [page, ...others, softOf(step, mode)].every(ground => contrast(step, ground) >= least),
  )
}

function softOf(accent: string, mode: ColorMode): string {
  return mix(GROUNDS[mode].page, accent, 0.1)
}
