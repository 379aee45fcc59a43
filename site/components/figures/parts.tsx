import type { ReactNode } from 'react'
import './figures.css'

interface FigureProps {
  /** What the figure says, in one or two sentences: it stands for the figure where nothing can be seen. */
  caption: ReactNode
  children: ReactNode
}

/** A drawing made of text in boxes. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className="fig">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

interface BoxProps {
  title: ReactNode
  /** Reached by styles or changed by the plugin (on), or left out (off). */
  state?: 'on' | 'off'
  children?: ReactNode
}

export function Box({ title, state, children }: BoxProps) {
  return (
    <div className={state ? `fig-box fig-${state}` : 'fig-box'}>
      <strong>{title}</strong>
      {children}
    </div>
  )
}

interface FileProps {
  /** Its name, as short as it is known. */
  name: string
  /** Written by the plugin (on), or nothing of it is wanted (off). */
  state?: 'on' | 'off'
  children: ReactNode
}

/** A file with the one place that the figure follows. */
export function File({ name, state, children }: FileProps) {
  return (
    <div className={state ? `fig-file fig-${state}` : 'fig-file'}>
      <p>{name}</p>
      <code>{children}</code>
    </div>
  )
}

/** The class that a figure follows, wherever it is. */
export function Followed({ children }: { children: ReactNode }) {
  return <mark>{children}</mark>
}

/** A row of files, under what wrote them. */
export function Stage({ by, children }: { by: ReactNode; children: ReactNode }) {
  return (
    <li className="fig-stage">
      <p>{by}</p>
      <div className="fig-cells">{children}</div>
    </li>
  )
}

interface BarProps {
  /** Both in percent of the width. */
  to: number
  track: number
}

/** A bar on a track that begins at the left. */
export function Bar({ to, track }: BarProps) {
  return (
    <svg className="fig-bar" aria-hidden="true" focusable="false">
      <rect className="fig-track" y="40%" width={`${track}%`} height="20%" />
      <rect width={`${to}%`} height="100%" rx="3" />
    </svg>
  )
}
