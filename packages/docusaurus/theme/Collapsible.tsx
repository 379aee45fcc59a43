import { type ComponentProps, createElement, type ReactNode, useCallback, useState } from 'react'

interface State {
  collapsed: boolean
  setCollapsed: (collapsed: boolean) => void
  toggleCollapsed: () => void
}

export function useCollapsible({
  initialState = false,
}: {
  initialState?: boolean | (() => boolean)
}): State {
  const [collapsed, setCollapsed] = useState(initialState)
  const toggleCollapsed = useCallback(() => setCollapsed(is => !is), [])
  return { collapsed, setCollapsed, toggleCollapsed }
}

export function Collapsible(
  of: ComponentProps<'div'> & { as?: string; collapsed: boolean; lazy?: boolean; children?: ReactNode },
) {
  const { as = 'div', collapsed, lazy: _lazy, children, ...rest } = of
  return createElement(as, { ...rest, hidden: collapsed }, children)
}
