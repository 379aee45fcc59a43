import { type Block, block } from './block'

/** Tabs, of which one panel is visible; without JavaScript all panels are. */
export interface TabsInput<Content> {
  label: string
  /** Tabs of the same group switch together. */
  group?: string
  query?: string
  /** Whether the tabs fill the whole width. */
  isWide?: boolean
  /** Has no tab list: follows the other tabs of its group. */
  follows?: boolean
  selected: string
  tabs: { value: string; label: Content }[]
  /** In tab order; `label` is the heading where all panels are visible. */
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
