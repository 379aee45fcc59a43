import { Parser } from 'htmlparser2'

/** A template as data: the visible content, without anything that could run. */
export type TemplateNode = string | TemplateElement

/** An element of a template, with the attributes that affect its appearance. */
export interface TemplateElement {
  tag: string
  classes: string
  attributes: Record<string, string>
  children: TemplateNode[]
}

/** A marked range of the input. */
export interface Mark {
  from: number
  to: number
  severity: 'error' | 'warning'
  message: string
}

/** Attributes that affect a component's appearance. */
const visibleAttributes = new Set([
  'type',
  'size',
  'plain',
  'disabled',
  'checked',
  'placeholder',
  'value',
  'mode',
  'scroll-x',
  'scroll-y',
  'percent',
])

/** Elements with code or settings, which are not visible. */
const unseenTags = new Set(['wxs', 'template', 'import', 'include', 'script', 'style', 'page-meta'])

const depthLimit = 60

/** Parses a template; tag errors become marks, and the rest is still shown. */
export function readTemplate(template: string): { nodes: TemplateNode[]; marks: Mark[] } {
  const root: TemplateElement = { tag: 'page', classes: '', attributes: {}, children: [] }
  const open: { element: TemplateElement; from: number }[] = []
  const marks: Mark[] = []
  const parser = new Parser(
    {
      onopentag(tag, given) {
        const element = { tag, classes: '', attributes: {}, children: [] } as TemplateElement
        for (const [name, value] of Object.entries(given)) {
          if (name.toLowerCase() === 'class') element.classes = withoutExpressions(value)
          else if (visibleAttributes.has(name) && value !== '{{false}}') element.attributes[name] = value
        }
        if (open.length < depthLimit && !unseenTags.has(tag))
          (open.at(-1)?.element ?? root).children.push(element)
        open.push({ element, from: parser.startIndex })
      },
      onclosetag(tag, isImplied) {
        const from = open.pop()?.from
        if (from === undefined) return
        if (isImplied && !template.slice(from, parser.endIndex + 1).endsWith('/>'))
          marks.push({ from, to: from + tag.length + 1, severity: 'error', message: `<${tag}> 没有结束标签` })
      },
      ontext(text) {
        const value = text.replace(/\s+/g, ' ')
        if (value.trim()) (open.at(-1)?.element ?? root).children.push(value)
      },
    },
    { xmlMode: true, recognizeSelfClosing: true, lowerCaseTags: false },
  )
  parser.write(template)
  parser.end()
  return { nodes: root.children, marks: [...marks, ...findStrayTags(template)] }
}

/** Finds end tags without a start tag: the parser ignores them. */
function findStrayTags(template: string): Mark[] {
  const marks: Mark[] = []
  const open: string[] = []
  const parser = new Parser(
    { onopentag: tag => open.push(tag), onclosetag: () => open.pop() },
    { xmlMode: true, lowerCaseTags: false },
  )
  let last = 0
  for (const { 0: end, 1: tag = '', index } of template.matchAll(/<\/([\w-]+)\s*>/g)) {
    parser.write(template.slice(last, index))
    last = index
    if (!open.includes(tag))
      marks.push({
        from: index,
        to: index + end.length,
        severity: 'error',
        message: `</${tag}> 没有对应的开始标签`,
      })
  }
  return marks
}

/** Keeps only the static classes of a list, because data bindings have no data here. */
function withoutExpressions(classes: string): string {
  return classes
    .replace(/\S*\{\{[\s\S]*?\}\}\S*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
