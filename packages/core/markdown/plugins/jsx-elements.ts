import type {
  MdastNode,
  MdastPluginDefinition,
  MdxJsxAttributeNode,
  MdxJsxAttributeUnion,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'satteri'
import { DATA, tableFrame } from '../../model'
import { attributesText } from '../page-code'
import type { PageContext } from '../page-context'
import { imageAttributes, linkAttributes, MEDIA, mediaAddress } from '../references'
import { isKnownTag } from './html-tags'
import { jsxAttributes, jsxElement, jsxString } from './jsx-nodes'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement
type Context = Parameters<NonNullable<MdastPluginDefinition['mdxJsxFlowElement']>>[1]

/** Treats HTML written as JSX like raw HTML in Markdown: frames, addresses and refused elements. */
export function jsxElements(page: PageContext): MdastPluginDefinition {
  const visit = (node: Readonly<Jsx>, ctx: Context) => {
    const part = toPart(page, node)
    if (part) return ctx.replaceNode(node, part)
    reportHandlers(page, node)
    if (!node.name || /^[A-Z]|\./.test(node.name)) return noteElement(page, node)
    reportVanishing(page, node)
    const attributes = finishAttributes(page, node)
    const children = node.name === 'details' ? frameDetails(page, node) : undefined
    if (node.name !== 'table' && attributes === node.attributes && children === undefined) return
    const element = { ...node, attributes, children: children ?? node.children } as Jsx
    ctx.replaceNode(
      node,
      node.name === 'table'
        ? jsxElement('div', jsxAttributes(tableFrame(page.text.table)), [element])
        : element,
    )
  }
  return {
    name: 'jsx-elements',
    options: { position: true },
    mdxJsxFlowElement: visit,
    mdxJsxTextElement: visit,
  }
}

function noteElement(page: PageContext, node: Readonly<Jsx>): void {
  const { name, attributes, position } = node
  if (!name) return
  reportUnshown(page, node)
  const line = position && position.start.line + page.input.bodyLine - 1
  page.facts.elements.push({ name, line, column: position?.start.column, props: textsOf(attributes) })
}

function textsOf(attributes: readonly MdxJsxAttributeUnion[]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const attribute of attributes)
    if (attribute.type === 'mdxJsxAttribute')
      texts[attribute.name] =
        typeof attribute.value === 'object' ? (attribute.value?.value ?? '') : (attribute.value ?? '')
  return texts
}

function finishAttributes(page: PageContext, node: Readonly<Jsx>): MdxJsxAttributeUnion[] {
  const line = node.position?.start.line
  const { name, attributes } = node
  const given = (key: string) => {
    const found = findAttribute(attributes, key)?.value
    if (typeof found === 'string') return found
    // A literal number or string in braces: width={256}.
    return /^\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|'([^']*)')\s*$/
      .exec(found?.value ?? '')
      ?.slice(1)
      .find(Boolean)
  }
  const added: Record<string, string | number> = {}
  const classes: string[] = name === 'details' ? ['details'] : []
  const style = findAttribute(attributes, 'style')
  if (name === 'a' && given('href')) {
    const { class: external, ...link } = linkAttributes(page, { url: given('href')!, line })
    Object.assign(added, link)
    if (page.marksTagLinks && !external) added[DATA.tagLink] = 'true'
    if (external) classes.push(String(external))
  }
  if (name === 'img' && given('src') !== undefined) {
    const [width, height] = [given('width'), given('height')]
    Object.assign(added, imageAttributes(page, { url: given('src')!, line, inTag: true, width, height }))
  } else if (name === 'img') Object.assign(added, { loading: 'lazy', decoding: 'async' })

  if (name && MEDIA.has(name))
    for (const key of ['src', 'poster'])
      if (given(key)) added[key] = mediaAddress(page, { url: given(key)!, line })

  const styled = typeof style?.value === 'string' ? styleObject(style.value) : undefined
  if (!styled && !classes.length && !Object.keys(added).length) return attributes as MdxJsxAttributeUnion[]
  const className = [given('className') ?? given('class'), ...classes].filter(Boolean).join(' ')
  const replaced = new Set([
    ...Object.keys(added),
    ...(styled ? ['style'] : []),
    ...(classes.length ? ['className', 'class'] : []),
  ])
  return [
    ...attributes.filter(attribute => attribute.type !== 'mdxJsxAttribute' || !replaced.has(attribute.name)),
    ...(classes.length ? [jsxString('className', className)] : []),
    ...(styled ? [styled] : []),
    ...Object.entries(added).map(([key, value]) => jsxString(key, String(value))),
  ]
}

/** Wraps everything but the summary in the body element. */
function frameDetails(page: PageContext, node: Readonly<Jsx>): MdastNode[] {
  const isSummary = (child: object) => 'name' in child && child.name === 'summary'
  // Between blank lines, the parser puts a summary into a paragraph.
  const children = (node.children as MdastNode[]).flatMap(child =>
    child.type === 'paragraph' && child.children.length === 1 && isSummary(child.children[0]!)
      ? child.children
      : [child],
  )
  const summary =
    children.find(isSummary) ?? jsxElement('summary', [], [{ type: 'text', value: page.text.details }])
  const body = children.filter(child => child !== summary)
  return [summary, jsxElement('div', [jsxString('className', 'details-body')], body)]
}

/** Turns an element with event handlers into a component of the page's code; its children stay in the page. */
function toPart(page: PageContext, node: Readonly<Jsx>): Jsx | undefined {
  const { name, attributes, children } = node
  if (!name || !/^[a-z]/.test(name) || HAS_ADDRESS.has(name) || !findHandler(node)) return undefined
  const href = findAttribute(attributes, 'href')?.value
  if (name === 'a' && !(typeof href === 'string' && /^(?:#|https?:)/.test(href))) return undefined
  const part = `InkPart${page.interactive.length + 1}`
  const start = `<${name}${attributesText(attributes)}`
  const text =
    children.length > 0
      ? `export const ${part} = ({ children }) => ${start}>{children}</${name}>`
      : `export const ${part} = () => ${start} />`
  page.interactive.push({ text, names: [part] })
  return { ...node, name: part, attributes: [] } as Jsx
}

/** Elements whose addresses must be resolved in the page. */
const HAS_ADDRESS = new Set(['img', ...MEDIA])

function reportHandlers(page: PageContext, { name, attributes, position }: Readonly<Jsx>): void {
  const unread = /^[a-z]+\d?$/.test(name ?? '') && attributes.find(isHtmlHandler)
  if (unread) {
    const what = `the attribute ${unread.name} of <${name}> does nothing: in MDX a handler is a function, under the name that React has for it`
    const remedy = 'write it so, such as onClick={() => alert(1)}'
    page.report({ what, remedy, severity: 'warning' }, position?.start.line, unread.name)
  }
  const handler = findHandler({ name, attributes })
  if (!handler) return
  const remedy = 'move the element into a component in components/ and use that'
  page.report(
    { what: `${handler.name} on <${name}> does not work in a page: pages are static HTML`, remedy },
    position?.start.line,
    handler.name,
  )
}

/** Reports children of DocCardList, which does not show them; neither does Docusaurus. */
function reportUnshown(page: PageContext, { name, children, position }: Readonly<Jsx>): void {
  if (children.length === 0) return
  page.atEnd(() => {
    const isList = page.statements.some(
      ({ text, names }) => names.includes(name!) && /['"]@theme\/DocCardList['"]/.test(text),
    )
    if (!isList) return
    const what = `the content of <${name}> is not shown: it lists the pages of its category, or its items`
    const remedy = 'write it outside, or give it items'
    page.report({ what, remedy, severity: 'warning' }, position?.start.line, `<${name}`)
  })
}

/** Reports an unknown empty element: browsers show nothing, and the author may have meant text. */
function reportVanishing(page: PageContext, { name, children, position }: Readonly<Jsx>): void {
  if (!name || children.length > 0 || isKnownTag(name) || KNOWN_ELSEWHERE.has(name)) return
  // Drawings and formulas have other elements.
  if (/<(?:svg|math)\b/.test(page.input.text)) return
  const what = `<${name}> is not an HTML element: it is not shown`
  const remedy = `text: write \`<${name}>\` in backticks; a component: begin its name with a capital letter`
  page.report({ what, remedy, severity: 'warning' }, position?.start.line, `<${name}`)
}

/** Head elements, parts of drawings framed by a component, and obsolete elements. */
const KNOWN_ELSEWHERE = new Set(
  `head title base style script body acronym marquee nobr rb path circle rect line polyline polygon ellipse stop use image
g defs text tspan desc clipPath mask pattern marker symbol linearGradient radialGradient filter animate`.split(
    /\s+/,
  ),
)

function findHandler({
  name,
  attributes,
}: Pick<Readonly<Jsx>, 'name' | 'attributes'>): MdxJsxAttributeNode | undefined {
  // A component may take a string prop of such a name; a handler is an expression.
  const isComponent = /^[A-Z]/.test(name ?? '')
  return attributes.find(
    (attribute): attribute is MdxJsxAttributeNode =>
      attribute.type === 'mdxJsxAttribute' &&
      /^on[A-Z]/.test(attribute.name) &&
      !(isComponent && typeof attribute.value === 'string'),
  )
}

/** Matches `onclick` as in HTML, which React ignores. */
function isHtmlHandler(attribute: MdxJsxAttributeUnion): attribute is MdxJsxAttributeNode {
  return attribute.type === 'mdxJsxAttribute' && /^on[a-z]/.test(attribute.name)
}

function findAttribute(
  attributes: readonly MdxJsxAttributeUnion[],
  name: string,
): MdxJsxAttributeNode | undefined {
  return attributes.find(
    (attribute): attribute is MdxJsxAttributeNode =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )
}

/** Converts a style attribute as in HTML to React's object. */
function styleObject(text: string): MdxJsxAttributeUnion {
  const entries = text
    .split(/;(?![^(]*\))/)
    .map(part => /^\s*([\w-]+)\s*:\s*([\s\S]*?)\s*$/.exec(part))
    .filter(match => match !== null)
    .map(([, name, value]) => [
      name!.startsWith('--') ? name : name!.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ])
  const value = JSON.stringify(Object.fromEntries(entries))
  return { type: 'mdxJsxAttribute', name: 'style', value: { type: 'mdxJsxAttributeValueExpression', value } }
}
