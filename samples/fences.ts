/** A code fence of a page, with what its info string says. */
export interface Fence {
  /** Relative to the site folder. */
  file: string
  /** Line of the opening marker in that file. */
  line: number
  language: string
  code: string
  /** Words without a value: `transform`, `part`, `npm2yarn`, … */
  flags: string[]
  /** Words with a value: `title`, `unchecked`, `tw`, `plugin`, `options`, … */
  values: Record<string, string>
  /** Stands in a tab that is not the first: an alternative that a reader does not copy as well. */
  isAlternative: boolean
}

/** A place where a page shows a component or partial. */
export interface Use {
  name: string
  line: number
  isAlternative: boolean
}

export interface FencedText {
  fences: Fence[]
  uses: Use[]
}

/** Finds the fences of a Markdown text, and the components between them. */
export function readFences(file: string, text: string): FencedText {
  const fences: Fence[] = []
  const uses: Use[] = []
  const tabs: number[] = []
  let open: { marker: string; indent: string; info: string; line: number; code: string[] } | null = null
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, indent = '', marker = '', info = ''] =
      /^((?:\s|>\s?)*)(`{3,}|~{3,})\s*([^\r\n]*)$/.exec(line) ?? []
    const isAlternative = tabs.some(tab => tab > 1)
    if (open) {
      if (marker.startsWith(open.marker) && info === '') {
        fences.push({
          file,
          line: open.line,
          ...readInfo(open.info),
          code: open.code.join('\n'),
          isAlternative,
        })
        open = null
      } else open.code.push(stripIndent(line, open.indent))
    } else if (marker && !(marker.startsWith('`') && info.includes('`'))) {
      open = { marker, indent, info, line: index + 1, code: [] }
    } else {
      trackTabs(line, tabs)
      for (const [, name = ''] of line.matchAll(/<([A-Z]\w*)/g))
        uses.push({ name, line: index + 1, isAlternative })
    }
  }
  return { fences, uses }
}

/** Reads `ts title="a.ts" {1,3} part` into language, words and values. */
export function readInfo(info: string): Pick<Fence, 'language' | 'flags' | 'values'> {
  const [, language = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(info.trim()) ?? []
  const values: Record<string, string> = {}
  const words = rest.replace(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g, (_, name, double, single) => {
    values[name] = double ?? single
    return ''
  })
  const flags = words
    .replace(/\{[^}]*\}/g, '')
    .split(/\s+/)
    .filter(Boolean)
  return { language, flags, values }
}

/** Keeps, for each open <Tabs>, the number of the tab the line stands in. */
function trackTabs(line: string, tabs: number[]): void {
  for (const [tag] of line.matchAll(/<\/?(?:Tabs|TabItem)\b/g)) {
    if (tag === '<Tabs') tabs.push(0)
    else if (tag === '</Tabs') tabs.pop()
    else if (tag === '<TabItem' && tabs.length > 0) tabs[tabs.length - 1]!++
  }
}

function stripIndent(line: string, indent: string): string {
  let cut = 0
  while (cut < indent.length && /[\s>]/.test(line[cut] ?? '')) cut++
  return line.slice(cut)
}
