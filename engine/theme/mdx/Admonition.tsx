import type { ReactNode } from 'react'
import { pageText } from '../text'

/** Props of an aside. */
export interface AdmonitionProps {
  type?: string
  title?: ReactNode
  children?: ReactNode
}

type Kind = keyof typeof pageText.admonition

/** An aside with a title; an unknown type is drawn as `info`. */
export default function Admonition({ type = 'note', title, children }: AdmonitionProps) {
  const kind = readKind(type)
  return (
    <div className={`theme-admonition theme-admonition-${kind} admonition admonition-${kind}`} role="note">
      <p className="admonition-title">{title ?? pageText.admonition[kind]}</p>
      <div className="admonition-body">{children}</div>
    </div>
  )
}

function readKind(type: string): Kind {
  if (type in pageText.admonition) return type as Kind
  const choices = Object.keys(pageText.admonition).join(', ')
  console.warn(`<Admonition type="${type}"> is unknown and is drawn as info; the types are: ${choices}.`)
  return 'info'
}
