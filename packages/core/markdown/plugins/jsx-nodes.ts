import type { MdastNode, MdxJsxAttributeUnion, MdxJsxFlowElement } from 'satteri'
import { type BlockAttributes, reactName } from '../../model'

export function jsxElement(
  name: string,
  attributes: MdxJsxAttributeUnion[],
  children: MdastNode[],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children: children as MdxJsxFlowElement['children'] }
}

export function jsxString(name: string, value: string): MdxJsxAttributeUnion {
  return { type: 'mdxJsxAttribute', name, value }
}

export function jsxAttributes(attributes: BlockAttributes): MdxJsxAttributeUnion[] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [jsxString(reactName(name), value === true ? '' : String(value))],
  )
}
