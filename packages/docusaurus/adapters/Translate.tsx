import type { ReactNode } from 'react'
import { fillIn, interpolate } from './Interpolate'

/** A site has one language, so a text is its own translation; "{name}" is filled in. */
export default function Translate({
  children,
  values,
}: {
  children?: string
  id?: string
  description?: string
  values?: Record<string, ReactNode>
}) {
  return <>{fillIn(children ?? '', values)}</>
}

export function translate(
  { message, id }: { message?: string; id?: string },
  values: Record<string, string | number> = {},
): string {
  return interpolate(message ?? id ?? '', values)
}
