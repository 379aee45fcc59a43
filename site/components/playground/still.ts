import type { TemplateNode } from './read-template'

/** Renders the phone's content as static HTML, with the same elements as in the frame. */
export function renderStill(nodes: TemplateNode[]): string {
  return nodes.map(renderNode).join('')
}

function renderNode(node: TemplateNode): string {
  if (typeof node === 'string') return escapeText(node)
  const { tag, classes, attributes, children } = node
  const name = `wx-${tag.toLowerCase()}`
  const isField = tag === 'input' || tag === 'textarea'
  const given = Object.entries({ ...(classes && { class: classes }), ...attributes }).map(
    ([key, value]) => ` ${key}="${escapeText(value)}"`,
  )
  if (isField && !attributes.value) given.push(' data-empty=""')
  const content = isField
    ? escapeText(attributes.value || attributes.placeholder || '')
    : renderStill(children)
  return `<${name}${given.join('')}>${content}</${name}>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
