import type { ReactNode } from 'react'
import { fillIn, interpolate } from './Interpolate'

/** Returns the text itself, because a site has one language; fills in "{name}". */
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
