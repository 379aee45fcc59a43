import { createRequire } from 'node:module'
import { grammarOf } from './grammars'
import { highlightKey, openHighlightCache } from './highlight-cache'
import { createTimeLimit } from './time-limit'
import { KIND_LETTERS, tokenKinds } from './token-classes'
import { createTokenizer, PLAIN, type Tokenizer } from './tokenizer'

/** A run of characters of one kind; `kind` is the class name's tail, or empty for plain text. */
export interface Token {
  kind: string
  length: number
}

interface Code {
  language: string
  code: string
}

export interface Highlighter {
  /** Undefined where that would take too long: expressions of some grammars never end for some lines. */
  highlight(code: Code): Token[][] | undefined
  save(): void
}

/** Raise it when the tokens change for the same code. */
const ENCODING = 3

/** For one block. No slow machine comes near it, so what a page shows does not depend on the machine. */
const MAX_SECONDS = 30

/** Makes a highlighter; the tokenizer is loaded for the first code that is not in the cache. */
export function createHighlighter(cacheDir?: string): Highlighter {
  const { version } = createRequire(import.meta.url)('shiki/package.json')
  const cache = openHighlightCache(cacheDir, `${ENCODING}-${version}`)
  const limit = createTimeLimit(MAX_SECONDS * 1000)
  let tokenizer: Tokenizer | undefined

  function encode({ language, code }: Code): string | undefined {
    const grammar = grammarOf(language, code)
    if (!grammar) return encodePlain(code)
    const key = highlightKey(grammar, code)
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    tokenizer ??= createTokenizer()
    const tokenize = tokenizer
    const encoded = limit(() => tokenize(grammar, code) ?? encodePlain(code))
    // What was broken off may have left its state half done.
    if (encoded === undefined) tokenizer = undefined
    else cache.set(key, encoded)
    return encoded
  }
  return {
    highlight(code) {
      const encoded = encode(code)
      return encoded === undefined ? undefined : decode(encoded)
    },
    save: cache.save,
  }
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
