import { expect, test } from 'vitest'
import { createHighlighter } from './create-highlighter'
import { shortenWords } from './long-words'

const key = 'aB3+/'.repeat(2000)

test('long words lose their middle, and places behind them are found again', () => {
  const line = `a = "${key}" + '${key}' // end`
  const { text, toLine } = shortenWords(line)
  expect(text.length).toBeLessThan(500)
  for (const part of ['a', '=', '"', '" + ', "'", '// end']) {
    const inText = text.lastIndexOf(part)
    expect(line.slice(toLine(inText)).startsWith(part)).toBe(true)
    expect(toLine(inText)).toBe(line.lastIndexOf(part))
  }
})

test('other lines stay as they are', () => {
  const line = 'const a = [1, 2, 3]; '.repeat(100)
  const { text, toLine } = shortenWords(line)
  expect(text).toBe(line)
  expect(toLine(1000)).toBe(1000)
})

test.each([
  ['ts', (word: string) => `const a = '${word}' // b`],
  ['bash', (word: string) => `curl -d "${word}" # b`],
  ['bash', (word: string) => `SAMLResponse: ${word} && echo "b"`],
])(
  '%s has the same tokens around a long word as around a short one',
  { timeout: 60_000 },
  (language, write) => {
    const highlighter = createHighlighter()
    const [long, short] = [key, 'aB3+/'].map(word => {
      const code = write(word)
      let at = 0
      const [line] = highlighter.highlight({ language, code })!
      return line!.map(({ kind, length }) => {
        at += length
        return { kind, text: code.slice(at - length, at).replace(word, 'word') }
      })
    })
    expect(long).toEqual(short)
  },
)
