import { createRequire } from 'node:module'
import { grammarOf } from './grammars'
import { highlightKey, openHighlightCache } from './highlight-cache'
import { KIND_LETTERS, tokenKinds } from './token-classes'
import { createTokenizer, PLAIN, type Tokenizer } from './tokenizer'

/** A run of characters of one kind; `kind` is the class name's tail, or empty for plain text. */
export interface Token {
  kind: string
  length: number
}

/** Code with the language of its fence. */
export interface Code {
  language: string
  code: string
}

/** Turns code into tokens, line by line. */
export interface Highlighter {
  highlight(code: Code): Token[][]
  /** Writes what is new to the cache folder. */
  save(): void
}

/** Raise it when the tokens change for the same code. */
const ENCODING = 2

/** Makes a highlighter; the tokenizer is loaded for the first code that is not in the cache. */
export function createHighlighter(cacheDir?: string): Highlighter {
  const { version } = createRequire(import.meta.url)('shiki/package.json')
  const cache = openHighlightCache(cacheDir, `${ENCODING}-${version}`)
  let tokenizer: Tokenizer | undefined

  function encode({ language, code }: Code): string {
    const grammar = grammarOf(language, code)
    if (!grammar) return encodePlain(code)
    const key = highlightKey(grammar, code)
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    tokenizer ??= createTokenizer()
    const encoded = tokenizer(grammar, code) ?? encodePlain(code)
    cache.set(key, encoded)
    return encoded
  }
  return { highlight: code => decode(encode(code)), save: cache.save }
}

function encodePlain(code: string): string {
  return code
    .split('\n')
    .map(line => (line ? PLAIN + line.length : ''))
    .join('\n')
}

function decode(encoded: string): Token[][] {
  return encoded.split('\n').map(line =>
    [...line.matchAll(/(\D)(\d+)/g)].map(([, letter, length]) => ({
      kind: tokenKinds[KIND_LETTERS.indexOf(letter!)] ?? '',
      length: Number(length),
    })),
  )
}
