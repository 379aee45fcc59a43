import { Fragment, type ReactNode } from 'react'

type Values = Record<string, ReactNode>

export default function Interpolate({ children, values }: { children?: string; values?: Values }) {
  return <>{fillIn(children ?? '', values)}</>
}

export function interpolate(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written))
}

export function fillIn(message: string, values: Values = {}): ReactNode[] {
  return message.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message never change their places
    return <Fragment key={index}>{name && name in values ? values[name] : part}</Fragment>
  })
}
