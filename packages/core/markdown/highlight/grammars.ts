import { createRequire } from 'node:module'
import { nearestName } from '../../config'

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'classes', 'escape', 'diff'])

/** Languages of fences that have no grammar of their own under that name. */
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

/** How code names the language of a part of it. */
const EMBEDDED: Record<string, RegExp> = {
  vue: /<(?:script|style|template)\b[^>]*\slang=["']?([\w-]+)/g,
  markdown: FENCE,
  mdx: FENCE,
}

/** Parts whose language has no name. */
const UNNAMED: Record<string, Record<string, RegExp>> = {
  markdown: { yaml: /^---/, 'html-derivative': /<[A-Za-z/!]/ },
  mdx: { yaml: /^---/, toml: /^\+\+\+/, tsx: /[<{]|^(?:import|export) /m },
}

/** The languages that parts of the code are in, beside those that their grammar always brings. */
export function embeddedLanguages(grammar: string, code: string): string[] {
  const pattern = EMBEDDED[grammar]
  const named = pattern ? [...code.matchAll(pattern)].map(([, language]) => language!) : []
  const unnamed = Object.entries(UNNAMED[grammar] ?? {}).filter(([, part]) => part.test(code))
  return [...unnamed.map(([language]) => language), ...named]
}

/**
 * The grammar for a fence; null for plain text. Scripts share one grammar, since starting another costs as
 * much as highlighting a hundred fences; only JSX needs its own.
 */
export function grammarOf(language: string, code: string): string | null {
  if (PLAIN.has(language)) return null
  if (SCRIPTS.has(language)) return /<\/?[A-Za-z>]/.test(code) && /\/>|<\//.test(code) ? 'tsx' : 'typescript'
  // A grammar is a file of that name: a language is never a path.
  return GRAMMARS[language] ?? (/^[\w+#-]+$/.test(language) ? language : null)
}

/** Names long enough for a slip of the pen to be told from another language. */
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

/** The language that a misspelt name most likely means; nothing for one that has a grammar. */
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
