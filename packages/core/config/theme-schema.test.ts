import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkConfig } from './check-config'
import { contrast } from './colours'
import { GROUNDS } from './theme-schema'

const minimal = { title: 'Site', url: 'https://example.com' }
const accentOf = (accent: unknown) =>
  checkConfig({ ...minimal, theme: { accent } }, 'site.config.ts').theme.accent!

test('contrast is that of WCAG', () => {
  expect(contrast('#000', '#ffffff')).toBe(21)
  expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2)
})

test.each(['#0b7a75', '#ffe600', '#123', '#ff3e00', '#ffffff', '#000000'])(
  'one accent, %s, can be read in both modes, and on what is made of it',
  accent => {
    const colors = accentOf(accent)
    for (const mode of ['light', 'dark'] as const) {
      const { accent, soft, onAccent } = colors[mode]
      for (const ground of [GROUNDS[mode].page, ...GROUNDS[mode].others, soft, onAccent])
        expect(contrast(accent, ground), `${accent} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('an accent that can be read stays as it is', () => {
  expect(accentOf('#0B7A75').light.accent).toBe('#0b7a75')
  expect(accentOf({ light: '#05c', dark: '#7fb0ff' })).toMatchObject({
    light: { accent: '#0055cc' },
    dark: { accent: '#7fb0ff' },
  })
})

test('an accent for one mode that cannot be read is refused, with the nearest that can', () => {
  expect(() => accentOf({ light: '#ffe600', dark: '#ffe600' })).toThrow(
    /"#ffe600" is too faint to read in light mode: 1\.\d:1[\s\S]*nearest readable colour is "#[\da-f]{6}"/,
  )
  expect(() => accentOf('teal')).toThrow(/hexadecimal colour/)
})

test('the backgrounds are those of the stylesheet', () => {
  const css = readFileSync(new URL('../theme/styles/tokens.css', import.meta.url), 'utf8')
  const [light = '', dark = ''] = css.split('html[data-theme="dark"]')
  for (const [mode, rules] of Object.entries({ light, dark }))
    for (const ground of [GROUNDS[mode as 'light'].page, ...GROUNDS[mode as 'light'].others])
      expect(rules).toMatch(new RegExp(`--color-bg[a-z-]*: ${ground}`))
})
