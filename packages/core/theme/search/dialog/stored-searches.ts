import type { SearchHit } from 'inkstone-search/browser'
import type { StorageSlot } from '../../../client'
import { DOCUSAURUS_STORAGE } from '../../../model'

/** A hit as stored: without marks. */
export type StoredHit = Pick<SearchHit, 'objectID' | 'hierarchy' | 'content' | 'type' | 'url'>

export interface StoredSearches {
  recent(): StoredHit[]
  favorites(): StoredHit[]
  /** Stores a chosen hit, unless it is a favourite. */
  remember(hit: StoredHit): void
  favor(hit: StoredHit): void
  forgetRecent(hit: StoredHit): void
  forgetFavorite(hit: StoredHit): void
}

type Slot = Pick<StorageSlot, 'get' | 'set'>

const MAX_FAVORITES = 10
const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
const TYPES: readonly string[] = [...HEADINGS, 'content']

/**
 * Opens the lists. If the storage is missing or full, they are kept in memory; invalid entries, including hits
 * with an invalid address, are dropped.
 */
export function openStoredSearches(of: {
  indexName: string
  slotOf(key: string): Slot
  canOpen(url: string): boolean
}): StoredSearches {
  const { indexName, slotOf, canOpen } = of
  const recent = openList(slotOf(DOCUSAURUS_STORAGE.recentSearches + indexName), canOpen)
  const favorites = openList(slotOf(DOCUSAURUS_STORAGE.favoriteSearches + indexName), canOpen)
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

/** Returns what to store of a chosen hit: for a passage its page, or else its section. */
export function toRemember(hit: SearchHit & { parent?: SearchHit }): StoredHit {
  if (hit.type !== 'content') return hit
  if (hit.parent) return hit.parent
  const section = HEADINGS.filter(level => hit.hierarchy[level]).at(-1) ?? 'lvl1'
  return { ...hit, objectID: hit.url, type: section, content: null }
}

function openList(
  slot: Slot,
  canOpen: (url: string) => boolean,
): { read(): StoredHit[]; write(hits: StoredHit[]): void } {
  let hits = readStored(slot).filter(hit => canOpen(hit.url))
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
    const hits = Array.isArray(stored) ? stored.filter(isStoredHit).map(bare) : []
    return [...new Map(hits.map(hit => [hit.objectID, hit])).values()]
  } catch {
    return []
  }
}

function isStoredHit(value: unknown): value is StoredHit {
  const hit = value as Partial<StoredHit> | null
  return (
    typeof hit?.objectID === 'string' &&
    typeof hit.url === 'string' &&
    TYPES.includes(hit.type as string) &&
    typeof hit.hierarchy === 'object' &&
    hit.hierarchy !== null &&
    typeof hit.hierarchy.lvl1 === 'string'
  )
}

/** Copies the known fields, with text values only. */
function bare({ objectID, hierarchy, content, type, url }: StoredHit): StoredHit {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  const clean = Object.fromEntries(
    ['lvl0' as const, ...HEADINGS].map(level => [level, text(hierarchy[level])]),
  )
  return { objectID, hierarchy: clean as StoredHit['hierarchy'], content: text(content), type, url }
}
