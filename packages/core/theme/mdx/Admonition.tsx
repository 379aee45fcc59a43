import type { ReactNode } from 'react'
import { pageText } from '../text'

/** Props of an aside. */
export interface AdmonitionProps {
  type?: string
  title?: ReactNode
  /** In place of the one that goes with the type; null or false is none. */
  icon?: ReactNode
  id?: string
  className?: string
  children?: ReactNode
}

type Name = keyof typeof pageText.admonition

/** How names that have no look of their own are drawn. */
const looks: Partial<Record<Name, Name>> = {
  caution: 'warning',
  secondary: 'note',
  important: 'info',
  success: 'tip',
}

/** An aside with a title; an unknown type is drawn as `info`. */
export default function Admonition(of: AdmonitionProps) {
  const { type = 'note', title, icon, id, className, children } = of
  const name = readName(type)
  const classes = [
    'theme-admonition',
    `theme-admonition-${name}`,
    'admonition',
    `admonition-${looks[name] ?? name}`,
    ...(className ? [className] : []),
  ]
  return (
    <div id={id} className={classes.join(' ')} role="note">
      <p className="admonition-title">
        {icon !== undefined && <span className="admonition-icon">{icon}</span>}
        {title ?? pageText.admonition[name]}
      </p>
      <div className="admonition-body">{children}</div>
    </div>
  )
}

function readName(type: string): Name {
  if (Object.hasOwn(pageText.admonition, type)) return type as Name
  const choices = Object.keys(pageText.admonition).join(', ')
  console.warn(`<Admonition type="${type}"> is unknown and is drawn as info; the types are: ${choices}.`)
  return 'info'
}
