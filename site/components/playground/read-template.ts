import { Parser } from 'htmlparser2'

/** A template as data: what the phone shows, without anything that could run. */
export type TemplateNode = string | TemplateElement

/** One element of a template; only the attributes that change what is seen. */
export interface TemplateElement {
  tag: string
  classes: string
  attributes: Record<string, string>
  children: TemplateNode[]
}

/** A place in the input that deserves a mark. */
export interface Mark {
  from: number
  to: number
  severity: 'error' | 'warning'
  message: string
}

/** Attributes that change the look of a component. */
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

/** Elements that hold code or settings, not anything to see. */
const unseenTags = new Set(['wxs', 'template', 'import', 'include', 'script', 'style', 'page-meta'])

const depthLimit = 60

/** Reads a template; whatever is wrong with its tags comes back as marks, the rest is still shown. */
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

/** End tags that close nothing: the parser passes over them in silence. */
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

/** Data bindings have no data here: of a list of classes the fixed ones remain. */
function withoutExpressions(classes: string): string {
  return classes
    .replace(/\S*\{\{[\s\S]*?\}\}\S*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
