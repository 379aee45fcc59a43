/** A tab that contains something. */
export interface Tab {
  /** Id shared by all tabs of one <Tabs>. */
  group: string
  /** 1 for the first. */
  index: number
  value: string
}

/** A code fence of a page, with its parsed info string. */
export interface Fence {
  /** Relative to the site folder. */
  file: string
  /** Line of the opening mark in that file. */
  line: number
  language: string
  code: string
  /** Words without a value: `transform`, `part`, `npm2yarn`, … */
  flags: string[]
  /** Words with a value: `title`, `unchecked`, `tw`, `plugin`, `options`, … */
  values: Record<string, string>
  /** Surrounding tabs, outermost first: of several tabs, a reader follows one. */
  tabs: Tab[]
}

/** A use of a component or partial on a page. */
export interface Use {
  name: string
  line: number
  tabs: Tab[]
}

export interface FencedText {
  fences: Fence[]
  uses: Use[]
}

/** Finds the fences of a Markdown text, and the uses of components between them. */
export function readFences(file: string, text: string): FencedText {
  const fences: Fence[] = []
  const uses: Use[] = []
  const tabs: Tab[] = []
  let open: { marker: string; indent: string; info: string; line: number; code: string[] } | null = null
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, indent = '', marker = '', info = ''] =
      /^((?:\s|>\s?)*)(`{3,}|~{3,})\s*([^\r\n]*)$/.exec(line) ?? []
    if (open) {
      if (marker.startsWith(open.marker) && info === '') {
        fences.push({
          file,
          line: open.line,
          ...readInfo(open.info),
          code: open.code.join('\n'),
          tabs: [...tabs],
        })
        open = null
      } else open.code.push(stripIndent(line, open.indent))
    } else if (marker && !(marker.startsWith('`') && info.includes('`'))) {
      open = { marker, indent, info, line: index + 1, code: [] }
    } else {
      trackTabs(line, `${file}:${index + 1}`, tabs)
      for (const [, name = ''] of line.matchAll(/<([A-Z]\w*)/g))
        uses.push({ name, line: index + 1, tabs: [...tabs] })
    }
  }
  return { fences, uses }
}

/** Parses `ts title="a.ts" {1,3} part` into language, flags and values. */
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

/** Whether it is in a tab other than the first. */
export function isAlternative({ tabs }: { tabs: Tab[] }): boolean {
  return tabs.some(tab => tab.index > 1)
}

/** Tracks the current tab of each open <Tabs>. */
function trackTabs(line: string, place: string, tabs: Tab[]): void {
  for (const [tag, name = '', attributes = ''] of line.matchAll(/<\/?(Tabs|TabItem)\b([^>]*)/g)) {
    const open = tabs.at(-1)
    if (tag.startsWith('<Tabs')) tabs.push({ group: place, index: 0, value: '' })
    else if (tag.startsWith('</Tabs')) tabs.pop()
    else if (name === 'TabItem' && !tag.startsWith('</') && open) {
      const [, value = ''] = /value="([^"]*)"/.exec(attributes) ?? []
      tabs[tabs.length - 1] = { ...open, index: open.index + 1, value }
    }
  }
}

function stripIndent(line: string, indent: string): string {
  let cut = 0
  while (cut < indent.length && /[\s>]/.test(line[cut] ?? '')) cut++
  return line.slice(cut)
}
