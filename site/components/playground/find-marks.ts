import postcss from 'postcss'
import { mapClassLists } from './plugin/escape-template'
import type { Compiler } from './plugin/transform'
import type { Mark } from './read-template'

/** Returns marks for classes of an input, based on its WXSS. */
export function findMarks(input: string, wxss: string, compiler: Compiler): Mark[] {
  const rules = readRules(wxss)
  const own = findClasses(input).flatMap(({ name, from }): Mark[] => {
    const message = judge(name, rules, compiler)
    return message ? [{ from, to: from + name.length, severity: 'warning', message }] : []
  })
  return [...findQuotes(input), ...own]
}

interface Rules {
  /** Classes in any selector. */
  named: Set<string>
  /** Classes that are the whole selector of a rule. */
  bare: Set<string>
}

function readRules(wxss: string): Rules {
  const rules: Rules = { named: new Set(), bare: new Set() }
  postcss.parse(wxss).walkRules(({ selectors }) => {
    for (const selector of selectors) {
      for (const [, name] of selector.matchAll(/\.([\w-]+)/g)) rules.named.add(name!)
      if (/^\.[\w-]+$/.test(selector)) rules.bare.add(selector.slice(1))
    }
  })
  return rules
}

function judge(name: string, { named, bare }: Rules, { hasCss, escapeName }: Compiler): string | undefined {
  // These two only mark an element for the variants of others.
  if (/^(?:group|peer)(?:\/|$)/.test(name)) return undefined
  if (!hasCss(name)) return `${name} 没有生成样式`
  const safe = escapeName(name)
  if (!named.has(safe)) return `${name} 的样式在小程序里不可用，没有写进 WXSS`
  if (/(?:^|:)(?:group|peer)-/.test(name) && bare.has(safe)) return `${name} 丢了条件，样式一直生效`
  return undefined
}

/** Finds quotes that end a class list too early, and class lists that no attribute can contain. */
function findQuotes(input: string): Mark[] {
  const error = (from: number, to: number, message: string): Mark => ({
    from,
    to,
    severity: 'error',
    message,
  })
  if (!input.includes('<'))
    return /"[\s\S]*'|'[\s\S]*"/.test(input)
      ? [error(0, input.length, '两种引号不能同时出现在一个 class 里')]
      : []
  const cut = /\s(?:hover-)?class=("[^"<>]*"|'[^'<>]*')(?=[^\s>/])/gi
  return [...input.matchAll(cut)].map(({ 0: attribute, index }) =>
    error(index + 1, index + attribute.length, 'class 到这个引号就结束了，里面要换用另一种引号'),
  )
}

/** Returns every static class of an input with its position; skips data bindings. */
function findClasses(input: string): { name: string; from: number }[] {
  if (!input.includes('<')) return findWords(input, 0)
  const found: { name: string; from: number }[] = []
  mapClassLists(input, (classes, at) => {
    found.push(...findWords(classes, at))
    return classes
  })
  return found
}

function findWords(text: string, offset: number): { name: string; from: number }[] {
  const fixed = text.replace(/\S*\{\{[\s\S]*?\}\}\S*/g, binding => ' '.repeat(binding.length))
  return [...fixed.matchAll(/\S+/g)].map(({ 0: name, index }) => ({ name, from: offset + index }))
}
