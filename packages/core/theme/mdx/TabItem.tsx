import type { ReactNode } from 'react'

export interface TabItemProps {
  value: string
  label?: string
  default?: boolean
  children?: ReactNode
}

/** One tab; `Tabs` reads its props and renders it, so on its own it is only its content. */
export default function TabItem({ children }: TabItemProps) {
  return <>{children}</>
}
