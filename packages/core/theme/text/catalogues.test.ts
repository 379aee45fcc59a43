import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSources } from '../../fixtures/read-sources'
import { pendingSearchText } from './pending-search'
import { searchDialogText } from './search'

const zh = import.meta.glob('./zh/*.ts', { eager: true, base: './zh' })
const en = import.meta.glob('./en/*.ts', { eager: true, base: './en' })

/** Returns all texts of a catalogue by path; calls texts with placeholders. */
function textsOf(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'function') return { [path]: String(value(2)) }
  if (typeof value === 'string') return { [path]: value }
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([name, inner]) => textsOf(inner, `${path}.${name}`)),
  )
}

test.each([
  ['the interface', zh, en],
  ['the search dialog', searchDialogText.zh, searchDialogText.en],
  ['the search dialog while it loads', pendingSearchText.zh, pendingSearchText.en],
])('%s has the same texts in both languages', (_, chinese, english) => {
  const [inChinese, inEnglish] = [textsOf(chinese), textsOf(english)]
  expect(Object.keys(inEnglish).sort()).toEqual(Object.keys(inChinese).sort())
  expect(Object.entries(inEnglish).filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([])
})

/** Catalogues, test fixtures, and modules about the Chinese language that display none of it. */
const MAY_HOLD_CHINESE =
  /^(?:theme\/text|markdown|search)\/|^model\/(?:split-title|blocks\/admonition)\.ts$|\/fixtures\.ts$/

test('words that visitors read stand in the catalogues alone', () => {
  const sources = [...readSources(fileURLToPath(new URL('../..', import.meta.url)))]
  const elsewhere = sources.filter(
    ([file, text]) => !MAY_HOLD_CHINESE.test(file) && /\p{Script=Han}/u.test(text),
  )
  expect(elsewhere.map(([file]) => file)).toEqual([])
})
