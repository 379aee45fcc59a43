import { expect, test } from 'vitest'
import { checkConfig } from '../../config'
import { themeVariables } from './theme-variables'

const variables = (theme: object) =>
  themeVariables(checkConfig({ title: 'Site', url: 'https://example.com', theme }, 'site.config.ts').theme)

test('a theme without settings writes nothing', () => {
  expect(variables({})).toBe('')
})

test('settings are variables of the layer that they replace', () => {
  const css = variables({ accent: '#05c', radius: '10px', font: 'Inter, sans-serif' })
  expect(css).toMatch(
    /^@layer theme \{\n:root \{ --font-body: Inter, sans-serif; --radius: 10px; --color-accent: #0055cc; /,
  )
  expect(css).toMatch(/html\[data-theme="dark"\] \{ --color-accent: #[\da-f]{6}; /)
})
