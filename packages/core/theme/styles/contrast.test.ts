import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../../config/colours'

const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const css = sheet('tokens.css')
const [light, dark] = css.split('html[data-theme="dark"]') as [string, string]

const grounds = ['bg', 'bg-soft', 'bg-raised']
const codeGrounds = ['bg-soft', 'accent-soft', 'danger-soft']
/** All that text is written in has a kind of admonition. */
const texts = [
  ...new Set([...sheet('blocks.css').matchAll(/--tone: var\((--color-[a-z-]+)\)/g)].map(([, name]) => name!)),
]
/** Frames and drawings, where nothing is written. */
const others = ['border', 'border-strong', 'brand', 'scrim']
const pairs: [text: string, ground: string][] = [
  ...pair(texts, grounds),
  ...pair(declared('code'), codeGrounds),
  ['--color-on-accent', '--color-accent'],
  ['--color-text', '--color-mark'],
]

function declared(kind: 'color' | 'code'): string[] {
  return [...new Set(css.match(new RegExp(`--${kind}-[a-z-]+(?=:)`, 'g')))]
}

function names(kind: string, some: string[]): string[] {
  return some.map(name => `--${kind}-${name}`)
}

function pair(some: string[], on: string[]): [string, string][] {
  return some.flatMap(text => names('color', on).map((ground): [string, string] => [text, ground]))
}

test.each(['tokens.css', 'contrast.css'])('dark colours of %s stay off paper', name => {
  const dark = sheet(name).match(/html\S*\[data-theme="dark"\] \{/g)
  expect(sheet(name).match(/@media screen[^@]*html\S*\[data-theme="dark"\] \{/g)).toHaveLength(dark!.length)
})

test('every colour is a text, a ground or neither', () => {
  const known = new Set([...pairs.flat(), ...names('color', others)])
  expect(declared('color').filter(name => !known.has(name))).toEqual([])
})

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
