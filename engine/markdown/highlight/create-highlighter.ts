import { createRequire } from 'node:module'
import { grammarOf } from './grammars'
import { highlightKey, openHighlightCache } from './highlight-cache'
import { toNativeRegExp } from './native-regexp'
import { createKindTheme, kindOfColour, tokenKinds } from './token-classes'

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

/** Turns code into tokens; grammars are loaded when the first code that needs one is not in the cache. */
export interface Highlighter {
  highlight(codes: Code[]): Promise<Token[][][]>
  save(): void
}

/** Raise it when the tokens change for the same code. */
const ENCODING = 1
const PLAIN = '.'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Makes a highlighter; one per thread is enough. */
export function createHighlighter(cacheDir?: string): Highlighter {
  const cache = openHighlightCache(cacheDir, `${ENCODING}-${shikiVersion()}`)
  let tokenizer: Promise<Tokenizer> | undefined

  async function encode({ language, code }: Code): Promise<string> {
    const grammar = grammarOf(language, code)
    if (!grammar) return encodePlain(code)
    const key = highlightKey(grammar, code)
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    tokenizer ??= createTokenizer()
    const encoded = (await (await tokenizer)(grammar, code)) ?? encodePlain(code)
    cache.set(key, encoded)
    return encoded
  }
  return {
    highlight: codes => Promise.all(codes.map(async code => decode(await encode(code)))),
    save: cache.save,
  }
}

/** Encodes code, one line of "letter, length" pairs for each line; undefined for an unknown grammar. */
type Tokenizer = (grammar: string, code: string) => Promise<string | undefined>

async function createTokenizer(): Promise<Tokenizer> {
  const [{ createShikiPrimitive }, engines, { bundledLanguages }, { EncodedTokenMetadata, INITIAL }] =
    await Promise.all([
      import('shiki/core'),
      import('shiki/engine/javascript'),
      import('shiki/langs'),
      import('shiki/textmate'),
    ])
  const engine = engines.createJavaScriptRegexEngine({
    forgiving: true,
    regexConstructor: pattern =>
      toNativeRegExp(pattern) ?? engines.defaultJavaScriptRegexConstructor(pattern, { target: 'ES2024' }),
  })
  const shiki = createShikiPrimitive({ engine, langs: [], themes: [createKindTheme()], warnings: false })
  const letters = shiki.setTheme('kinds').colorMap.map(colour => LETTERS[kindOfColour(colour ?? '')] ?? PLAIN)
  const loading = new Map<string, Promise<void>>()

  return async (name, code) => {
    const load = (bundledLanguages as Record<string, () => Promise<{ default: never }>>)[name]
    if (!load) return undefined
    if (!loading.has(name)) loading.set(name, load().then(module => shiki.loadLanguageSync(module.default)))
    await loading.get(name)
    const grammar = shiki.getLanguage(name)
    let state = INITIAL
    const lines = code.split('\n').map(line => {
      // No time limit: the outcome must not depend on how busy the machine is.
      const { tokens, ruleStack } = grammar.tokenizeLine2(toOneByte(line), state, 0)
      state = ruleStack
      const runs: Run[] = []
      for (let i = 0; i < tokens.length; i += 2) {
        const end = tokens[i + 2] ?? line.length
        addRun(runs, letters[EncodedTokenMetadata.getForeground(tokens[i + 1]!)]!, line.slice(tokens[i]!, end))
      }
      return runs.map(({ letter, text }) => letter + text.length).join('')
    })
    return lines.join('\n')
  }
}

interface Run {
  letter: string
  text: string
}

/** Joins neighbours of one kind, also across blanks, and keeps blanks at their edges outside of them. */
function addRun(runs: Run[], letter: string, text: string): void {
  if (letter !== PLAIN) {
    const [, lead, core, tail] = text.match(/^(\s*)([^]*?)(\s*)$/)!
    if (lead) addRun(runs, PLAIN, lead)
    const [before, last] = runs.slice(-2)
    if (core && last?.letter === PLAIN && before?.letter === letter && last.text.trim() === '') {
      before.text += runs.pop()!.text + core
    } else if (core) joinRun(runs, letter, core)
    if (tail) addRun(runs, PLAIN, tail)
  } else joinRun(runs, letter, text)
}

function joinRun(runs: Run[], letter: string, text: string): void {
  const last = runs.at(-1)
  if (last?.letter === letter) last.text += text
  else if (text) runs.push({ letter, text })
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
      kind: tokenKinds[LETTERS.indexOf(letter!)] ?? '',
      length: Number(length),
    })),
  )
}

/**
 * V8 compiles every expression anew for strings with characters beyond Latin-1. Offsets are all we need, so
 * such characters are replaced by a Latin letter, and the string is rebuilt as one of single bytes.
 */
function toOneByte(line: string): string {
  if (!/[^\0-\xff]/.test(line)) return line
  return Buffer.from(line.replace(/[^\0-\xff]/g, 'ÿ'), 'latin1').toString('latin1')
}

function shikiVersion(): string {
  return createRequire(import.meta.url)('shiki/package.json').version
}
