import type { ExpressionPlace } from 'inkstone/config'

/** `{name}`, `{name.part}`, `{one/other}`, `{one, other}`, `{one|other}`, `{name[1]}`. */
const NAMES = /^[\p{L}_$][\p{L}\p{N}_$-]*(?:(?:[./]|\s*[,|]\s*)[\p{L}_$][\p{L}\p{N}_$-]*|\[\d+\])*$/u

/** `{}`, and the `{2}` or `{1,3}` of a regular expression. */
const NO_NAME = /^(?:\d+(?:,\d*)?)?$/

/** `{key = "value"}`: not an assignment in prose. */
const SETTING = /^([\p{L}_$][\p{L}\p{N}_$]*)\s*=[^=>]/u

/** `{"word"}`: needs no quotes as an expression, so they are part of the text. */
const QUOTED = /^(["'])[\p{L}\p{N}_-]+\1$/u

/** Names available in every page. */
const GIVEN = ['props', 'toc', 'frontMatter', 'contentTitle', 'undefined', 'null', 'true', 'false', 'this']

/**
 * Whether braces are text: in plain Markdown they often mark placeholders: `./mqadmin {command}`, `${HOME}`,
 * `${}`. MDX 1 showed them; as expressions they would fail, because the page does not define the name. A .mdx
 * file is assumed to mean expressions, unless it is written for MDX 1.
 */
export function isBraceText(
  value: string,
  { file, parent, declared, isMdx1 }: ExpressionPlace & { isMdx1: boolean },
): boolean {
  // Between tags on separate lines, MDX 1 evaluated expressions, too.
  const isFirst = isMdx1 && parent !== 'mdxJsxFlowElement'
  const isMarkdown = file.endsWith('.md')
  if (!isFirst && !isMarkdown) return false
  const isPlain = NO_NAME.test(value) || (QUOTED.test(value) && !parent.startsWith('mdxJsx'))
  if (isPlain) return true
  const names = NAMES.test(value)
    ? value.split(/[/,|]/)
    : (SETTING.exec(value)?.slice(1) ?? (isFirst ? firstName(value) : undefined))
  if (!names) return false
  const given = names.map(name => name.trim())
  const roots = given.map(name => name.split(/[.[]/)[0]!)
  if (given.some((name, at) => GIVEN.includes(roots[at]!) || mayShowGlobal(name, roots[at]!))) return false
  return !roots.some(root => declared.has(root))
}

/** `{{ name }}`, `{call(x)}`, `{a + 1}`: matches the name that is evaluated first, to check whether it is defined. */
const FIRST_NAME = /^\{?\s*([\p{L}_$][\p{L}\p{N}_$]*)(?!\s*(?:=>|:))(?=\s*(?:[-+*/%.,|&=([<>}?]|$))/u

/** Keywords, which are not names. */
const WORD = /^(?:new|typeof|void|await|async|function|class|delete|yield|super|import)$/

function firstName(value: string): string[] | undefined {
  const name = FIRST_NAME.exec(value)?.[1]
  if (!name || WORD.test(name) || name in globalThis) return undefined
  return [name]
}

/**
 * Whether a global can be shown: `{Math.PI}` can; `{ String }` means the type, and rendering a function shows
 * nothing.
 */
function mayShowGlobal(name: string, root: string): boolean {
  if (!(root in globalThis)) return false
  return name !== root || Object(Reflect.get(globalThis, root)) !== Reflect.get(globalThis, root)
}
