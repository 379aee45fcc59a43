import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [light, dark] = css.split('html[data-theme="dark"]') as [string, string]

const texts = ['text', 'text-soft', 'accent', 'warning', 'danger'].map(name => `--color-${name}`)
const codes = ['text', 'comment', 'keyword', 'string', 'function', 'constant', 'property'].map(
  name => `--code-${name}`,
)
const pairs = [
  ...texts.flatMap(text =>
    ['--color-bg', '--color-bg-soft', '--color-bg-raised'].map(ground => [text, ground]),
  ),
  ...codes.flatMap(text =>
    ['--color-bg-soft', '--color-accent-soft', '--color-danger-soft'].map(ground => [text, ground]),
  ),
  ['--color-on-accent', '--color-accent'],
  ['--color-text', '--color-mark'],
] as [string, string][]

test.each([
  ['light', light],
  ['dark', dark],
])('every text of the %s mode has 4.5:1 on the grounds it stands on', (_, rules) => {
  const faint = pairs.filter(([text, ground]) => contrast(read(rules, text), read(rules, ground)) < 4.5)
  expect(faint).toEqual([])
})

function read(rules: string, name: string): string {
  const value = rules.match(new RegExp(`${name}: (#[0-9a-f]{6});`))?.[1]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
