import type { Content } from '../content'

/** Values of the package manager tabs. */
const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun']

/**
 * Groups of tabs that pages remember, with the values each may have. Read off the sources, so a page with two groups
 * gives both all its values: a rule too many in the stylesheet, never one too few.
 */
export function findTabGroups({ sources }: Pick<Content, 'sources'>): Record<string, string[]> {
  const groups = new Map<string, Set<string>>([['npm2yarn', new Set(PACKAGE_MANAGERS)]])
  for (const { text } of sources.values()) {
    if (!text.includes('groupId')) continue
    const values = [...text.matchAll(/<TabItem[^>]*\bvalue=["']([^"']+)["']/g)].map(match => match[1]!)
    for (const [, group] of text.matchAll(/<Tabs[^>]*\bgroupId=["']([^"']+)["']/g)) {
      groups.set(group!, new Set([...(groups.get(group!) ?? []), ...values]))
    }
  }
  return Object.fromEntries([...groups].map(([group, values]) => [group, [...values].sort()]))
}
