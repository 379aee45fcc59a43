import { escapeText, startTag } from '../escape-html'

/** Tabs made of finished panels. */
export interface Tabs {
  /** Name of the tab list, for screen readers. */
  label: string
  /** Tabs of one group switch together. */
  group?: string
  /** Parameter of the address that chooses a tab. */
  query?: string
  /** Without a tab list: tabs of the same group choose. */
  follows?: boolean
  tabs: { value: string; label: string; html: string }[]
}

/** The HTML of tabs; the first is selected. */
export function drawTabs({ label, group, query, follows, tabs }: Tabs): string {
  const buttons = tabs.map(
    ({ value, label }, i) =>
      `${startTag('button', {
        role: 'tab',
        type: 'button',
        'aria-selected': String(i === 0),
        tabindex: i === 0 ? 0 : -1,
        'data-value': value,
      })}${escapeText(label)}</button>`,
  )
  const panels = tabs.map(
    ({ value, label, html }, i) =>
      `${startTag('div', {
        role: follows ? undefined : 'tabpanel',
        class: 'tab-panel',
        'data-value': value,
        'data-label': label,
        'data-inactive': i > 0 || undefined,
      })}${html}</div>`,
  )
  const list = startTag('div', { role: 'tablist', class: 'tab-list', 'aria-label': label })
  return [
    startTag('div', { class: 'tabs', 'data-group': group, 'data-query': query }),
    ...(follows ? [] : [list, ...buttons, '</div>']),
    ...panels,
    '</div>',
  ].join('')
}
