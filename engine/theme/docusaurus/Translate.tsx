import { Fragment, type ReactNode } from 'react'

type Values = Record<string, ReactNode>

/** A site has one language, so a text is its own translation; "{name}" is filled in. */
export default function Translate({
  children,
  values,
}: {
  children?: string
  id?: string
  description?: string
  values?: Values
}) {
  return <>{fill(children ?? '', values)}</>
}

export function translate(
  { message, id }: { message?: string; id?: string },
  values: Record<string, string | number> = {},
): string {
  return (message ?? id ?? '').replace(/\{(\w+)\}/g, (written, name: string) =>
    String(values[name] ?? written),
  )
}

function fill(message: string, values: Values = {}): ReactNode[] {
  return message.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message never change their places
    return <Fragment key={index}>{name && name in values ? values[name] : part}</Fragment>
  })
}
