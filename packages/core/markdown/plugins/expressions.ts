import type { MdastPluginDefinition } from 'satteri'
import type { PageContext } from '../page-context'
import { drawComment } from './excerpt-end'

/** `{name}`, `{name.part}`, `{one/other}`, `{one, other}`, `{one|other}`, `{name[1]}`. */
const NAMES = /^[\p{L}_$][\p{L}\p{N}_$-]*(?:(?:[./]|\s*[,|]\s*)[\p{L}_$][\p{L}\p{N}_$-]*|\[\d+\])*$/u

/** `{}`, and the `{2}` or `{1,3}` of a regular expression. */
const NO_NAME = /^(?:\d+(?:,\d*)?)?$/

/** `{key = "value"}`: nobody assigns in the middle of a text. */
const SETTING = /^([\p{L}_$][\p{L}\p{N}_$]*)\s*=[^=>]/u

/** `{"word"}`: nothing in it needs quotes, so they are a part of the text. */
const QUOTED = /^(["'])[\p{L}\p{N}_-]+\1$/u

/** What every page may name. */
const GIVEN = ['props', 'toc', 'frontMatter', 'contentTitle', 'undefined', 'null', 'true', 'false', 'this']

/** Collects the words of imports and exports, which may stand below what names them. */
export function declaredWords(page: PageContext): MdastPluginDefinition | null {
  if (!/^(?:import|export)\b/m.test(page.input.text)) return null
  return {
    name: 'declared-words',
    mdxjsEsm({ value }) {
      for (const [word] of value.matchAll(/[\p{L}\p{N}_$]+/gu)) page.declaredWords.add(word)
    },
  }
}

/** Expressions in the text of MDX: the end of an excerpt, and names in braces that are no expressions. */
export function expressions(page: PageContext): MdastPluginDefinition {
  const hasMarker = page.input.text.includes('truncate')
  const visit: NonNullable<MdastPluginDefinition['mdxFlowExpression']> &
    NonNullable<MdastPluginDefinition['mdxTextExpression']> = (node, ctx) => {
    const comment = hasMarker && drawComment(page, page.prepared.readMark(`{${node.value}}`) ?? node.value)
    if (comment) ctx.replaceNode(node, { type: 'html', value: comment })
    else if (isText(page, node.value.trim(), ctx.parent(node)?.type ?? '')) {
      const text = { type: 'text' as const, value: `{${node.value}}` }
      ctx.replaceNode(
        node,
        node.type === 'mdxFlowExpression' ? { type: 'paragraph', children: [text] } : text,
      )
    }
  }
  return { name: 'expressions', mdxFlowExpression: visit, mdxTextExpression: visit }
}

/**
 * Plain Markdown names places to fill in: `./mqadmin {command}`, `${HOME}`, `${}`. The first MDX showed them; as expressions
 * they could only fail, since nothing in the page has the name. A file that says it is MDX is taken at its word, unless it
 * is written for the first.
 */
function isText({ input, isFirstMdx, declaredWords }: PageContext, value: string, parent: string): boolean {
  // Between tags on lines of their own, the first MDX read expressions, too.
  const isFirst = isFirstMdx && parent !== 'mdxJsxFlowElement'
  const isMarkdown = input.file.endsWith('.md')
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
  return !roots.some(root => declaredWords.has(root))
}

/** `{{ name }}`, `{call(x)}`, `{a + 1}`: the name that is looked up first, so that nothing is shown where nothing has it. */
const FIRST_NAME = /^\{?\s*([\p{L}_$][\p{L}\p{N}_$]*)(?!\s*(?:=>|:))(?=\s*(?:[-+*/%.,|&=([<>}?]|$))/u

/** Words of the language, which are no names. */
const WORD = /^(?:new|typeof|void|await|async|function|class|delete|yield|super|import)$/

function firstName(value: string): string[] | undefined {
  const name = FIRST_NAME.exec(value)?.[1]
  if (!name || WORD.test(name) || name in globalThis) return undefined
  return [name]
}

/** `{Math.PI}` can be shown; `{ String }` names a type, and a function would show nothing. */
function mayShowGlobal(name: string, root: string): boolean {
  if (!(root in globalThis)) return false
  return name !== root || Object(Reflect.get(globalThis, root)) !== Reflect.get(globalThis, root)
}
