import postcss from 'postcss'
import type { Promised } from './steps'

/** The first thing in a built mini-program that is not as the page promises; undefined when all is. */
export function findBuildFault(files: Record<string, string>, promised: Promised[]): string | undefined {
  const styles = textsOf(files, /\.wxss$/)
  const code = textsOf(files, /\.(?:wxml|wxs|js)$/)
  if (styles.length === 0) return 'the mini-program has no style sheet'
  const names = promised.filter(({ language }) => language === 'wxml' || language === 'js')
  for (const { input, output } of names) {
    const written = classesOf(input)
    for (const [index, name] of classesOf(output).entries()) {
      if (!code.some(text => hasClass(text, name))) return `neither templates nor scripts have ${name}`
      const before = written[index] ?? name
      if (before !== name && code.some(text => hasClass(text, before))) return `${before} is not escaped`
    }
  }
  const rules = styles.flatMap(rulesOf)
  const shown = promised
    .filter(({ language }) => language === 'classes')
    .flatMap(({ output }) => rulesOf(output))
  const missing = shown.find(rule => !rules.includes(rule))
  if (missing) return `the styles do not have ${missing}`
  if (names.length === 0 || shown.length === 0) return 'the page does not show what comes of it'
  const raw = styles.find(text => /@tailwind|@import\s+["'](?:weapp-)?tailwindcss|@layer/.test(text))
  if (raw) return 'the styles have directives of Tailwind'
  const refused = rules.find(rule => rule.includes('\\'))
  return refused && `the styles have ${refused}`
}

function textsOf(files: Record<string, string>, kind: RegExp): string[] {
  return Object.entries(files)
    .filter(([path]) => kind.test(path))
    .map(([, text]) => text)
}

/** Classes between quotes. */
function classesOf(code: string): string[] {
  return [...code.matchAll(/(["'])(.*?)\1/g)].flatMap(([, , list = '']) => list.split(/\s+/))
}

/** Frameworks take lists of classes apart and put them together in other ways. */
function hasClass(text: string, name: string): boolean {
  return text.split(/["'`\s]+/).includes(name)
}

/** Rules of classes in the shortest form: builds for release are minified. */
function rulesOf(css: string): string[] {
  const rules: string[] = []
  postcss.parse(css).walkRules(/^\./, rule => {
    const declarations = rule.nodes.flatMap(node =>
      node.type === 'decl' ? [`${node.prop}:${shorten(node.value)}`] : [],
    )
    for (const selector of rule.selectors) rules.push(`${selector}{${declarations.join(';')}}`)
  })
  return rules
}

function shorten(value: string): string {
  return value
    .replaceAll(/\s+/g, '')
    .replaceAll(/(^|[^\d])0\./g, '$1.')
    .toLowerCase()
}
