import type { ReactNode } from 'react'
import './figures.css'

interface FigureProps {
  /** The figure's statement in one or two sentences; replaces the figure for screen readers. */
  caption: ReactNode
  children: ReactNode
}

/** A figure made of text in boxes. */
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
  /** Whether styles apply or the plugin changes it (on), or not (off). */
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
  /** Short name of the file. */
  name: string
  /** Written by the plugin (on), or not needed (off). */
  state?: 'on' | 'off'
  children: ReactNode
}

/** A file with the relevant code. */
export function File({ name, state, children }: FileProps) {
  return (
    <div className={state ? `fig-file fig-${state}` : 'fig-file'}>
      <p>{name}</p>
      <code>{children}</code>
    </div>
  )
}

/** Highlights the class that a figure follows. */
export function Followed({ children }: { children: ReactNode }) {
  return <mark>{children}</mark>
}

/** A row of files, labelled with the step that wrote them. */
export function Stage({ by, children }: { by: ReactNode; children: ReactNode }) {
  return (
    <li className="fig-stage">
      <p>{by}</p>
      <div className="fig-cells">{children}</div>
    </li>
  )
}

interface BarProps {
  /** In percent of the width, like `track`. */
  to: number
  track: number
}

/** A bar on a track, starting on the left. */
export function Bar({ to, track }: BarProps) {
  return (
    <svg className="fig-bar" aria-hidden="true" focusable="false">
      <rect className="fig-track" y="40%" width={`${track}%`} height="20%" />
      <rect width={`${to}%`} height="100%" rx="3" />
    </svg>
  )
}
