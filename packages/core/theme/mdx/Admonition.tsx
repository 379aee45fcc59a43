import type { ReactNode } from 'react'
import { type AdmonitionName, admonitionBlock, admonitions, isAdmonition } from '../../model'
import { pageText } from '../text'
import { drawBlock } from './draw-block'

export interface AdmonitionProps {
  type?: string
  title?: ReactNode
  /** Replaces the icon of the type; null or false removes it. */
  icon?: ReactNode
  id?: string
  className?: string
  children?: ReactNode
}

/** An aside with a title; unknown types are rendered as `info`. */
export default function Admonition(of: AdmonitionProps) {
  const { type = 'note', title, icon, id, className, children } = of
  const name = readName(type)
  const head = (
    <>
      {icon !== undefined && <span className="admonition-icon">{icon}</span>}
      {title ?? pageText.admonition[name]}
    </>
  )
  const classes = className ? [className] : []
  return drawBlock(admonitionBlock<ReactNode>({ name, id, classes, title: head, body: children }))
}

function readName(type: string): AdmonitionName {
  if (isAdmonition(type)) return type
  const choices = Object.keys(admonitions).join(', ')
  console.warn(`<Admonition type="${type}"> is unknown and is drawn as info; the types are: ${choices}.`)
  return 'info'
}
