import { createRequire } from 'node:module'
import { nearestName } from '../../config'

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'classes', 'escape', 'diff'])

/** Grammars of languages that have none under their own name. */
const GRAMMARS: Record<string, string> = {
  wxml: 'html',
  axml: 'html',
  swan: 'html',
  ttml: 'html',
  qml: 'html',
  ksml: 'html',
  wxss: 'css',
  acss: 'css',
  ttss: 'css',
  uvue: 'vue',
  nvue: 'vue',
  shell: 'shellscript',
  sh: 'shellscript',
  bash: 'shellscript',
  zsh: 'shellscript',
  console: 'shellscript',
  md: 'markdown',
  yml: 'yaml',
  env: 'dotenv',
}
const SCRIPTS = new Set([
  'js',
  'javascript',
  'mjs',
  'cjs',
  'jsx',
  'ts',
  'typescript',
  'mts',
  'cts',
  'tsx',
  'wxs',
  'uts',
])

const FENCE = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*([\w-]+)/gm

/** Patterns that find the language names of embedded code, by grammar. */
const EMBEDDED: Record<string, RegExp> = {
  vue: /<(?:script|style|template)\b[^>]*\slang=["']?([\w-]+)/g,
  markdown: FENCE,
  mdx: FENCE,
}

/** Embedded languages that are not named in the code, by grammar. */
const UNNAMED: Record<string, Record<string, RegExp>> = {
  markdown: { yaml: /^---/, 'html-derivative': /<[A-Za-z/!]/ },
  mdx: { yaml: /^---/, toml: /^\+\+\+/, tsx: /[<{]|^(?:import|export) /m },
}

/** Returns the languages embedded in the code, except those that its grammar always includes. */
export function embeddedLanguages(grammar: string, code: string): string[] {
  const pattern = EMBEDDED[grammar]
  const named = pattern ? [...code.matchAll(pattern)].map(([, language]) => language!) : []
  const unnamed = Object.entries(UNNAMED[grammar] ?? {}).filter(([, part]) => part.test(code))
  return [...unnamed.map(([language]) => language), ...named]
}

/**
 * Returns the grammar for a fence; null for plain text. Scripts share one grammar, because loading another one
 * costs as much as highlighting a hundred fences; only JSX needs a separate one.
 */
export function grammarOf(language: string, code: string): string | null {
  if (PLAIN.has(language)) return null
  if (SCRIPTS.has(language)) return /<\/?[A-Za-z>]/.test(code) && /\/>|<\//.test(code) ? 'tsx' : 'typescript'
  // The name becomes a file name, so it must not be a path.
  return GRAMMARS[language] ?? (/^[\w+#-]+$/.test(language) ? language : null)
}

/** Names long enough to recognize a typo instead of another language. */
const OFTEN_MISSPELT = [
  'javascript',
  'typescript',
  'markdown',
  'graphql',
  'python',
  'plaintext',
  'powershell',
  'console',
]

/** Returns the language that a misspelt name most likely means; undefined for one that has a grammar. */
export function meantLanguage(language: string): string | undefined {
  const meant = nearestName(language, OFTEN_MISSPELT)
  return meant && !isLanguage(language) ? meant : undefined
}

export function isLanguage(language: string): boolean {
  if (PLAIN.has(language) || SCRIPTS.has(language) || language in GRAMMARS) return true
  try {
    createRequire(import.meta.url).resolve(`shiki/langs/${language}.mjs`)
    return true
  } catch {
    return false
  }
}
