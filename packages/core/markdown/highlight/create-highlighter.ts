import { createRequire } from 'node:module'
import { grammarOf } from './grammars'
import { highlightKey, openHighlightCache } from './highlight-cache'
import { createTimeLimit } from './time-limit'
import { KIND_LETTERS, tokenKinds } from './token-classes'
import { createTokenizer, PLAIN, type Tokenizer } from './tokenizer'

/** Consecutive characters of one kind; `kind` is the suffix of the class name, or empty for plain text. */
export interface Token {
  kind: string
  length: number
}

interface Code {
  language: string
  code: string
}

export interface Highlighter {
  /** Returns undefined on timeout: some grammars have expressions that do not finish on some lines. */
  highlight(code: Code): Token[][] | undefined
  save(): void
}

/** Version of the cached encoding: raise it when the tokens for the same code change. */
const ENCODING = 3

/** Limit per block, far above what the slowest machine needs, so that the output does not depend on the machine. */
const MAX_SECONDS = 30

/** Creates a highlighter; the tokenizer is loaded for the first code that is not cached. */
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
    // The interrupted tokenizer may have an inconsistent state.
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
