import type { StorageSlot } from '../../client'
import { DOCUSAURUS_STORAGE, type HierarchyLevel } from '../../model'
import type { SearchHit } from '../../search/browser'

/** A hit as it is kept: without marks. */
export type StoredHit = Pick<SearchHit, 'objectID' | 'hierarchy' | 'content' | 'type' | 'url'>

/** Recent and favourite searches of one index. */
export interface StoredSearches {
  recent(): StoredHit[]
  favorites(): StoredHit[]
  /** Remembers a chosen hit, unless it is a favourite. */
  remember(hit: StoredHit): void
  /** Makes a recent search a favourite. */
  favor(hit: StoredHit): void
  forgetRecent(hit: StoredHit): void
  forgetFavorite(hit: StoredHit): void
}

/** A key of the browser's storage. */
type Slot = Pick<StorageSlot, 'get' | 'set'>

const MAX_FAVORITES = 10

/** Opens the lists. A storage that is missing, full or holds garbage leaves them in memory or empty. */
export function openStoredSearches(indexName: string, slotOf: (key: string) => Slot): StoredSearches {
  const recent = openList(slotOf(DOCUSAURUS_STORAGE.recentSearches + indexName))
  const favorites = openList(slotOf(DOCUSAURUS_STORAGE.favoriteSearches + indexName))
  const maxRecent = favorites.read().length === 0 ? 7 : 4
  const has = (hits: StoredHit[], hit: StoredHit) => hits.some(other => other.objectID === hit.objectID)
  const without = (hits: StoredHit[], hit: StoredHit) => hits.filter(other => other.objectID !== hit.objectID)

  return {
    recent: () => recent.read().slice(0, maxRecent),
    favorites: () => favorites.read().slice(0, MAX_FAVORITES),
    remember(hit) {
      if (has(favorites.read(), hit)) return
      recent.write([bare(hit), ...without(recent.read(), hit)].slice(0, maxRecent))
    },
    favor(hit) {
      favorites.write([bare(hit), ...without(favorites.read(), hit)].slice(0, MAX_FAVORITES))
      recent.write(without(recent.read(), hit))
    },
    forgetRecent: hit => recent.write(without(recent.read(), hit)),
    forgetFavorite: hit => favorites.write(without(favorites.read(), hit)),
  }
}

/** What to remember of a chosen hit: the hit, or for a passage its page; nothing when that is unknown. */
export function toRemember(hit: SearchHit & { parent?: SearchHit }): StoredHit | undefined {
  return hit.type === 'content' ? hit.parent : hit
}

function openList(slot: Slot): { read(): StoredHit[]; write(hits: StoredHit[]): void } {
  let hits = readStored(slot)
  return {
    read: () => hits,
    write(next) {
      hits = next
      slot.set(JSON.stringify(next))
    },
  }
}

function readStored(slot: Slot): StoredHit[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]')
    return Array.isArray(stored) ? stored.filter(isStoredHit).map(bare) : []
  } catch {
    return []
  }
}

function isStoredHit(value: unknown): value is StoredHit {
  const hit = value as Partial<StoredHit> | null
  return (
    typeof hit?.objectID === 'string' &&
    typeof hit.url === 'string' &&
    typeof hit.type === 'string' &&
    typeof hit.hierarchy === 'object' &&
    hit.hierarchy !== null &&
    typeof hit.hierarchy.lvl1 === 'string'
  )
}

/** Only the known fields, and only texts in them. */
function bare({ objectID, hierarchy, content, type, url }: StoredHit): StoredHit {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  const levels: HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']
  const clean = Object.fromEntries(levels.map(level => [level, text(hierarchy[level])]))
  return { objectID, hierarchy: clean as StoredHit['hierarchy'], content: text(content), type, url }
}
