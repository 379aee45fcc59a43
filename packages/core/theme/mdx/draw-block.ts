import { createElement, type ReactElement, type ReactNode } from 'react'
import { type Block, reactName } from '../../model'

export function drawBlock({ name, attributes, children }: Block<ReactNode>): ReactElement {
  const props = Object.entries(attributes).map(([key, value]) => [
    reactName(key),
    value === true ? '' : value,
  ])
  const inner = children.map(child => ('content' in child ? child.content : drawBlock(child)))
  return createElement(name, Object.fromEntries(props), ...inner)
}
