import { escapeRegExp } from '../../model'
import type { Blocked } from './blocked'
import { childrenOf, type Element, hasClass, isElement } from './dom'

/** Returns tabs and panels that do not match each other; Docusaurus renders these pages without a warning. */
export function judgeTabs(tabs: Element): Blocked[] {
  if (!hasClass(tabs, 'tabs')) return []
  const children = childrenOf(tabs).filter(child => isElement(child))
  const row = children.find(child => hasClass(child, 'tab-list'))
  // Tabs without a tab list follow another group.
  if (!row) return []
  const valuesOf = (elements: Element[]) => elements.map(({ attribs }) => attribs['data-value'] ?? '')
  const named = valuesOf(childrenOf(row).filter(child => isElement(child)))
  const panels = children.filter(child => hasClass(child, 'tab-panel'))
  return panels.flatMap((panel, at): Blocked[] => {
    const value = panel.attribs['data-value'] ?? ''
    if (!named.includes(value)) {
      const what = `<TabItem value="${value}"> is never shown: <Tabs values> names only ${named.join(', ')}.`
      return [blockedTab(value, { what, remedy: 'add it to values, or remove it' })]
    }
    if (valuesOf(panels).indexOf(value) !== at) {
      const what = `<Tabs> has the value "${value}" more than once; give each <TabItem> its own.`
      return [blockedTab(value, { what, remedy: 'one tab shows them all' })]
    }
    if ('data-label' in panel.attribs) return []
    const what = `the tab "${value}" is empty: <Tabs values> names it, but no <TabItem> has this value.`
    return [blockedTab(value, { what, remedy: 'add the item, or remove it from values' })]
  })
}

function blockedTab(value: string, problem: Pick<Blocked, 'what' | 'remedy'>): Blocked {
  return {
    ...problem,
    severity: 'warning',
    written: new RegExp(`value\\s*[=:]\\s*\\{?["']${escapeRegExp(value)}["']`),
  }
}
