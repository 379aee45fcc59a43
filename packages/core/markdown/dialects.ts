import { nearestName } from '../config'
import { admonitions } from '../model'
import { listChoices, type Problem } from '../report'

/** Syntax of another tool on a line of prose, which would be printed literally here. */
export interface Dialect extends Problem {
  written: string
  /** Whether it is a closing mark for an earlier line. */
  closes?: true
}

interface Rule {
  pattern: RegExp
  /** MDX 1 printed it too, so its sources mean it as text. */
  isLooseText?: true
  what: string
  remedy: string
}

const FORMULA = {
  what: 'formulas are not supported; the page would show the TeX source',
  remedy: 'write it as `code` or in words, or show a picture; \\$ is a dollar sign',
}

/** Whether a problem is about a formula, whose braces may be parsed as expressions that fail. */
export function isFormula({ what }: Pick<Problem, 'what'>): boolean {
  return what.endsWith(FORMULA.what)
}

/** Finds the formula around a line, delimited by "$$" on separate lines. */
export function findFormula(lines: string[], line: number): Dialect | undefined {
  const isFence = (text = '') => /^[\s>]*\$\$\s*$/.test(text)
  const before = lines.slice(0, line - 1).filter(isFence).length
  if (before % 2 === 0 || !lines.slice(line).some(isFence)) return undefined
  return { what: `$$: ${FORMULA.what}`, remedy: FORMULA.remedy, written: lines[line - 1]!.trim() }
}

/** Finds a formula that starts on a line and ends on the next one. */
export function findWideFormula(lines: string[], line: number): Dialect | undefined {
  const found = findDialect(lines.slice(line - 1, line + 1).join('\n'))
  const [written, rest] = found?.written.split('\n') ?? []
  return rest === undefined
    ? undefined
    : { ...found!, what: `${written} …: ${FORMULA.what}`, written: written! }
}

/** Tried in order; `written` is the first capture group, or else the whole match. */
const RULES: Rule[] = [
  {
    pattern: /^<{7} \S+/,
    what: 'a merge conflict is not resolved; this would be shown as text',
    remedy: 'keep one of the two texts, and remove the lines with <<<<<<<, ======= and >>>>>>>',
  },
  { pattern: /^[\s>]*(\$\$)(?=[^$]*$)|\$\$[^$]+\$\$/, ...FORMULA },
  // Requires TeX syntax, which prices and shell variables lack.
  { pattern: /(?<![\w$\\])\$(?=\S)[^$]*?(?:\\[a-zA-Z]+|[\^_]\{)[^$]*\$(?![\w$])/, ...FORMULA },
  { pattern: /(?<![\w$\\])\$[A-Za-z](?:\s?[=+<>^_*/-]\s?\w+)*\$(?![\w$])/, ...FORMULA },
  {
    pattern: /^(?:\s*>)+\s*(\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|INFO|DANGER)\])/i,
    what: 'GitHub alerts are not supported; this would be an ordinary quote',
    remedy: 'write :::note, the text, and ::: on a line of its own',
  },
  {
    pattern: /^\s*(\[\[toc\]\]|\[toc\]|\[\[_TOC_\]\])\s*$/i,
    what: 'this table of contents is not supported and would be shown as text',
    remedy:
      'the page has one beside its text; for one within it rename the file to .mdx and write <TOCInline toc={toc} />, imported as @theme/TOCInline',
  },
  {
    pattern: /^\s*((?:!!!|\?\?\?)\+? [a-z]+)(?:\s|$)/,
    what: 'MkDocs admonitions are not supported; this would be shown as text',
    remedy: 'write :::note, the text without indent, and ::: on a line of its own',
  },
  {
    pattern: /\{\{[<%].*?[%>]\}\}/,
    what: 'Hugo shortcodes are not supported; this would be shown as text',
    remedy: 'use a component in an .mdx page, such as <Tabs>, or plain Markdown',
  },
  {
    pattern: /\{%-? *[a-z]+[^{}]*%\}/,
    what: 'Liquid tags are not supported; this would be shown as text',
    remedy: 'use a component in an .mdx page, or plain Markdown',
  },
  {
    // Excludes keywords of Go templates, which no other tool interprets.
    pattern:
      /(?<![=\w$`{])\{\{ ?(?!(?:range|if|with|end|else|define|template|block|include|print(?:f|ln)?)(?: ["$.(]|\}))[\w$][\w$.[\]() |'"-]*\}\}(?!\})/,
    isLooseText: true,
    what: 'Vue interpolation is not supported; this would be shown as text',
    remedy: 'write {value} in an .mdx file, or put it in backticks',
  },
  {
    pattern: /^[\s>]*#{1,6}\s.*(\{#[^\s{}]*\s[^{}]*\})[ \t#]*$/,
    what: 'an id has no spaces; this would be shown as text',
    remedy: 'write it with hyphens, such as {#first-steps}',
  },
  {
    pattern: /\]\(([^()\s<>"']+(?: [^()\s<>"']+)+\.\w{2,4})\)/,
    what: 'an address has no spaces; this would be shown as text',
    remedy: 'write %20 for a space, or the address between < and >',
  },
  {
    pattern: /^\s*(<<< ?@?[./][^\s]*)/,
    what: 'VitePress includes are not supported; this would be shown as text',
    remedy: 'put the code into a fence',
  },
]

const ANY =
  /^ {0,3}#{1,6}[^\s#]|\]\[|\[\^|\]\([^()\s]+ [^()]+\)|\{#[^\s}]*\s|\]\(\)|\$|\[!|\[toc\]|_TOC_|!!! |\?\?\? |\{\{|\{%|<<<|:::|^import /im

/** A cheap check whether a text can contain any dialect; most texts contain none. */
export function mayHoldDialect(text: string): boolean {
  return ANY.test(text)
}

/** Finds syntax of another tool on a line of prose. */
export function findDialect(line: string, isLoose = false): Dialect | undefined {
  const prose = line.replace(/(`+)(?:(?!\1).)+\1/g, code => ' '.repeat(code.length))
  for (const { pattern, isLooseText, what, remedy } of RULES) {
    const match = isLoose && isLooseText ? null : pattern.exec(prose)
    if (!match) continue
    const start = match.index + match[0].indexOf(match[1] ?? match[0])
    const written = line.slice(start, start + (match[1] ?? match[0]).length)
    return { what: `${written}: ${what}`, remedy, written }
  }
  return undefined
}

/** Containers of other tools, with the replacement here. */
const CONTAINERS: Record<string, string> = {
  'code-group': 'use <Tabs> and <TabItem> in an .mdx page, or a bash npm2yarn fence for package managers',
  tabs: 'use <Tabs> and <TabItem> in an .mdx page',
  details: 'write <details><summary>…</summary> … </details>',
  'v-pre': 'remove it: text in braces stays as it is in .md',
  raw: 'remove it',
}

/** Finds a line of colons that neither opens nor closes a directive. */
export function findDirective(line: string): Dialect | undefined {
  const [, written, name] = /^[\s>]*(:{3,}[ \t]*([A-Za-z][\w-]*)?)/.exec(line) ?? []
  if (!written) return undefined
  const names = Object.keys(admonitions)
  if (!name)
    return /^[\s>]*:{3,}\s*$/.test(line)
      ? {
          what: `"${written.trim()}" closes nothing`,
          remedy: 'remove it, or open it with :::tip',
          written,
          // Only stray colons on the page; Docusaurus does not report them at all.
          severity: 'warning',
          closes: true,
        }
      : undefined
  const what = `"${written}" is not a directive`
  const other = Object.hasOwn(CONTAINERS, name) ? CONTAINERS[name] : undefined
  const near = nearestName(name.toLowerCase(), names)
  if (other || near) return { what, remedy: other ?? `did you mean ":::${near}"?`, written }
  // It may belong to a plugin of another tool; all of its text is shown.
  return { what, remedy: `use one of: ${listChoices(names)}`, written, severity: 'warning' }
}

/** Finds a reference link or footnote without a definition, or a link without an address. */
export function findEmptyLink(line: string, isDefined: (name: string) => boolean): Dialect | undefined {
  const prose = line.replace(/(`+)(?:(?!\1).)+\1|<!--.*?-->/g, hidden => ' '.repeat(hidden.length))
  const empty = /(?<!\\)\[[^[\]]+\]\(\)/.exec(prose)?.[0]
  if (empty)
    return {
      what: `the link ${empty} has no address`,
      remedy: 'write one between the parentheses',
      written: empty,
    }
  // Between quotes or before a quantifier, it is a character class of a regular expression.
  const notes = prose.matchAll(/(?<![\\"'(|])\[(\^[\p{L}\p{N}_.-]+)\](?![:(*+?{"'])/gu)
  const note = [...notes].find(([, name]) => !isDefined(name!))
  if (note)
    return {
      what: `the footnote ${note[0]} is not defined`,
      remedy: `add a line ${note[0]}: with its text, or write \\${note[0]}`,
      written: note[0],
      severity: 'warning',
    }
  // Brackets inside of a link's text are text.
  const outside = prose.replace(/\[(?:[^[\]]|\[[^[\]]*\])*\](?=\()/g, text => ' '.repeat(text.length))
  const [written, name] = /(?<![\w\]\\)!])!?\[[^[\]]+\]\[([A-Za-z][^[\]]*)\](?![\w[(:])/.exec(outside) ?? []
  if (!written || isDefined(name!)) return undefined
  const remedy = `add a line [${name}]: with the address, or write ${written[0] === '!' ? '!' : ''}[text](address)`
  const what = `the reference "${name}" is not defined`
  const problem: Dialect = { what, remedy, written, isBrokenLink: true }
  // The subject of a commit or mail, "[Fix-1][docs] subject", may be plain text, and all of it is shown.
  const isSubject = /^[\s>*+-]*\[[^[\]]+\]\[[^[\]]+\]\s+\S/.test(prose) || !/\p{Ll}/u.test(written)
  return isSubject ? { ...problem, severity: 'warning' } : problem
}

/** Finds a line that lacks the space after "#" to be a heading; `#css #html` are tags. */
export function findTightHeading(line: string): Dialect | undefined {
  const [, signs, text] = /^ {0,3}(#{1,6})(\p{L}[^#]*)$/u.exec(line) ?? []
  if (!signs) return undefined
  return {
    what: `"${signs}${text}" is no heading without a space after ${signs}; this would be shown as text`,
    remedy: `write "${signs} ${text}", or \\${signs} for the sign itself`,
    written: signs,
    severity: 'warning',
  }
}

/** Finds an import in a file that is not MDX, or where MDX reads text. */
export function findImport(line: string, format: 'md' | 'mdx'): Dialect | undefined {
  const written = /^import\s.+?\sfrom\s+['"][^'"]+['"];?\s*$/.exec(line)?.[0]
  if (!written) return undefined
  if (format === 'mdx')
    return {
      what: 'an import inside of a paragraph is shown as text',
      remedy: 'put a blank line above it',
      written,
      severity: 'warning',
    }
  const remedy = 'rename the file to .mdx, or set markdown.format to "mdx" in the site config'
  return { what: 'imports are not supported in .md files', remedy, written }
}
