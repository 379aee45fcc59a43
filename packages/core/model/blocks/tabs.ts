import { type Block, block } from './block'

/** Alternatives of which one shows at a time; without JavaScript all of them show. */
export interface TabsInput<Content> {
  label: string
  /** Tabs of one group switch together. */
  group?: string
  query?: string
  /** Whether the tabs share the whole width. */
  isWide?: boolean
  /** Without a tab list: tabs of the same group choose. */
  follows?: boolean
  selected: string
  tabs: { value: string; label: Content }[]
  /** In the order of the tabs; `label` names them where all of them show. */
  panels: { value: string; label?: string; content: Content }[]
}

export function tabsBlock<Content>(of: TabsInput<Content>): Block<Content> {
  const { label, group, query, isWide, follows, selected, tabs, panels } = of
  const list = block(
    'div',
    { role: 'tablist', class: 'tab-list', 'aria-label': label },
    tabs.map(({ value, label }) => {
      const isSelected = value === selected
      const state = { 'aria-selected': String(isSelected), tabindex: isSelected ? 0 : -1 }
      return block('button', { role: 'tab', type: 'button', ...state, 'data-value': value }, [
        { content: label },
      ])
    }),
  )
  return block(
    'div',
    { class: 'tabs', 'data-group': group, 'data-query': query, 'data-block': isWide || undefined },
    [
      ...(follows ? [] : [list]),
      ...panels.map(({ value, label, content }) =>
        block(
          'div',
          {
            role: follows ? undefined : 'tabpanel',
            class: 'tab-panel',
            'data-value': value,
            'data-label': label,
            'data-inactive': value !== selected || undefined,
          },
          [{ content }],
        ),
      ),
    ],
  )
}
