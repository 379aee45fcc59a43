import type { HierarchyLevel, SearchRecord, SearchSection } from '../types'
import { type SearchPage, startWithTitle } from './analyse-page'

/** Maximum content length of a record; hosted services reject records over 10 KB. */
const MAX_CONTENT = 2000

/** Converts a finished page to records: one per heading, paragraph, list item, table row and code fence. */
export function toRecords(page: SearchPage): SearchRecord[] {
  const hierarchy = emptyHierarchy()
  hierarchy.lvl0 = page.lvl0
  const seen = new Map<string, number>()

  return startWithTitle(page).flatMap(section => {
    enterSection(hierarchy, section)
    const common = {
      url: section.anchor ? `${page.url}#${section.anchor}` : page.url,
      language: page.language,
      docusaurus_tag: page.tag,
      ...(page.category && { category: page.category }),
      ...(page.badge && { badge: page.badge }),
    }
    const id = uniqueId(`${page.path}#${section.anchor}`, seen)
    const heading: SearchRecord = {
      objectID: id,
      hierarchy: { ...hierarchy },
      content: null,
      type: levelOf(section) as SearchRecord['type'],
      ...common,
    }
    const contents = [...section.text, ...section.code].filter(content => content.trim())
    return [
      heading,
      ...contents.map(
        (content, index): SearchRecord => ({
          objectID: `${id}:${index}`,
          hierarchy: { ...hierarchy },
          content: content.slice(0, MAX_CONTENT),
          type: 'content',
          ...common,
        }),
      ),
    ]
  })
}

/** Returns a hierarchy without entries. */
export function emptyHierarchy(): Record<HierarchyLevel, string | null> {
  return { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
}

/** Writes the heading of a section to the hierarchy and clears deeper levels. */
export function enterSection(
  hierarchy: Record<HierarchyLevel, string | null>,
  { heading, level }: Pick<SearchSection, 'heading' | 'level'>,
): void {
  hierarchy[levelOf({ level })] = heading
  for (let deeper = level + 1; deeper <= 6; deeper++) hierarchy[`lvl${deeper}` as HierarchyLevel] = null
}

function levelOf({ level }: Pick<SearchSection, 'level'>): HierarchyLevel {
  return `lvl${Math.min(Math.max(level, 1), 6)}` as HierarchyLevel
}

function uniqueId(id: string, seen: Map<string, number>): string {
  const times = seen.get(id) ?? 0
  seen.set(id, times + 1)
  return times === 0 ? id : `${id}~${times}`
}
