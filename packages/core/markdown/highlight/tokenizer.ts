import { createRequire } from 'node:module'
import type { StateStack } from 'shiki/textmate'
import { embeddedLanguages } from './grammars'
import { shortenWords } from './long-words'
import { toNativeRegExp } from './native-regexp'
import { createKindTheme, KIND_LETTERS, kindOfColour } from './token-classes'

/** Encodes code as one line of "letter, length" pairs per line; undefined for an unknown grammar. */
export type Tokenizer = (grammar: string, code: string) => string | undefined

/** Letter for text without a kind. */
export const PLAIN = '.'

/** Loads Shiki, which is slow; pages whose code is cached do not need it. */
export function createTokenizer(): Tokenizer {
  // Uses require instead of import: compiling is synchronous, and the grammars needed show only on the way.
  const require = createRequire(import.meta.url)
  const { createShikiPrimitive }: typeof import('shiki/core') = require('shiki/core')
  const { EncodedTokenMetadata, INITIAL }: typeof import('shiki/textmate') = require('shiki/textmate')
  const {
    createJavaScriptRegexEngine,
    defaultJavaScriptRegexConstructor,
  }: typeof import('shiki/engine/javascript') = require('shiki/engine/javascript')

  const engine = createJavaScriptRegexEngine({
    forgiving: true,
    regexConstructor: pattern =>
      toNativeRegExp(pattern) ?? defaultJavaScriptRegexConstructor(pattern, { target: 'ES2024' }),
  })
  const shiki = createShikiPrimitive({ engine, langs: [], themes: [createKindTheme()], warnings: false })
  const letters = shiki
    .setTheme('kinds')
    .colorMap.map(colour => KIND_LETTERS[kindOfColour(colour ?? '')] ?? PLAIN)
  const loaded = new Map<string, boolean>()
  // Keyed by grammar, not by name: loading a language may replace the grammars that embed it.
  const states = new WeakMap<object, State[]>()

  function load(name: string): boolean {
    try {
      shiki.loadLanguageSync(require(`shiki/langs/${name}.mjs`).default)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
      return false
    }
  }

  function ensure(name: string): boolean {
    if (!loaded.has(name)) loaded.set(name, load(name))
    return loaded.get(name)!
  }

  return (name, code) => {
    if (!ensure(name)) return undefined
    // Loads embedded languages first, so that the output does not depend on the languages of earlier pages.
    embeddedLanguages(name, code).forEach(ensure)
    const grammar = shiki.getLanguage(name)
    const known = states.get(grammar) ?? [{ stack: INITIAL, lines: new Map() }]
    states.set(grammar, known)
    let state = known[0]!
    const lines = code.split('\n').map(line => {
      const seen = state.lines.get(line)
      if (seen) {
        state = seen.next
        return seen.encoded
      }
      // No time limit: the result must not depend on the load of the machine.
      const { text, toLine } = shortenWords(toOneByte(line))
      const { tokens, ruleStack } = grammar.tokenizeLine2(text, state.stack, 0)
      const runs: Run[] = []
      for (let i = 0; i < tokens.length; i += 2) {
        const end = i + 2 < tokens.length ? toLine(tokens[i + 2]!) : line.length
        const letter = letters[EncodedTokenMetadata.getForeground(tokens[i + 1]!)]!
        addRun(runs, letter, line.slice(toLine(tokens[i]!), end))
      }
      const encoded = runs.map(({ letter, text }) => letter + text.length).join('')
      const next = known.find(({ stack }) => stack.equals(ruleStack)) ?? {
        stack: ruleStack,
        lines: new Map(),
      }
      if (next.stack === ruleStack) known.push(next)
      state.lines.set(line, { encoded, next })
      state = next
      return encoded
    })
    return lines.join('\n')
  }
}

/** A grammar's state between two lines, with the results of lines read from here, because samples repeat lines. */
interface State {
  stack: StateStack
  lines: Map<string, { encoded: string; next: State }>
}

interface Run {
  letter: string
  text: string
}

/** Merges adjacent runs of one kind, also across whitespace, and keeps whitespace at the edges outside of them. */
function addRun(runs: Run[], letter: string, text: string): void {
  if (letter === PLAIN) {
    joinRun(runs, letter, text)
    return
  }
  const core = text.trim()
  const start = text.indexOf(core)
  joinRun(runs, PLAIN, text.slice(0, start))
  const [before, last] = runs.slice(-2)
  if (core && last?.letter === PLAIN && before?.letter === letter && last.text.trim() === '') {
    before.text += runs.pop()!.text + core
  } else joinRun(runs, core ? letter : PLAIN, core)
  joinRun(runs, PLAIN, text.slice(start + core.length))
}

function joinRun(runs: Run[], letter: string, text: string): void {
  const last = runs.at(-1)
  if (last?.letter === letter) last.text += text
  else if (text) runs.push({ letter, text })
}

/**
 * V8 recompiles every expression for strings with characters beyond Latin-1. Only offsets matter here, so such
 * characters become a Latin letter and the string is rebuilt with one byte per character.
 */
function toOneByte(line: string): string {
  if (/^[\0-\xff]*$/.test(line)) return line
  return Buffer.from(line.replace(/[^\0-\xff]/g, 'ÿ'), 'latin1').toString('latin1')
}
