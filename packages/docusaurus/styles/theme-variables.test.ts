import { parse } from 'postcss'
import { expect, it } from 'vitest'
import { followVariables } from './theme-variables'

function followed(css: string): string {
  const sheet = parse(css)
  followVariables(sheet)
  return String(sheet)
}

it('gives the theme the primary colour and the fonts of a site, for both colour modes', () => {
  const css = followed(
    `:root { --ifm-color-primary: #2e8555; --ifm-font-family-base: Inter, sans-serif }
    [data-theme='dark'] { --ifm-color-primary: #25c2a0 }`,
  )
  expect(css).toMatch(/:root \{[^}]*--color-accent: #2e8555;[^}]*--font-body: Inter, sans-serif/)
  expect(css).toMatch(/\[data-theme='dark'\] \{[^}]*--color-accent: #25c2a0/)
  expect(css).toContain('--color-accent-soft: color-mix(in srgb, #2e8555 10%, var(--color-bg))')
})

it('makes no token of itself', () => {
  const circular = ':root { --ifm-font-color-base: var(--ifm-color-content) }'
  expect(followed(circular)).toBe(circular)
  const own = ':root { --ifm-color-brand: #123; --ifm-color-primary: var(--ifm-color-brand) }'
  expect(followed(own)).toContain('--color-accent: var(--ifm-color-brand)')
})

it('keeps links readable where the primary colour is that of the page', () => {
  const css = followed(
    ":root { --ifm-color-primary: #f9f9f9 } [data-theme='dark'] { --ifm-color-primary: #f9f }",
  )
  expect(css).not.toContain('--color-accent: #f9f9f9')
  expect(css).toContain('--color-accent: #f9f')
  expect(followed('.dark { --ifm-color-primary: #111 }')).not.toContain('--color-accent')
})
