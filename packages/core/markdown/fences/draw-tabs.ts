import type { FenceTabs } from '../../config'
import { tabsBlock } from '../../model'
import { escapeText, writeBlock } from '../escape-html'

export function drawTabs({ tabs, ...group }: FenceTabs): string {
  return writeBlock(
    tabsBlock({
      ...group,
      selected: tabs[0]!.value,
      tabs: tabs.map(({ value, label }) => ({ value, label: escapeText(label) })),
      panels: tabs.map(({ value, label, html }) => ({
        value,
        label,
        content: typeof html === 'string' ? html : drawTabs(html),
      })),
    }),
  )
}
