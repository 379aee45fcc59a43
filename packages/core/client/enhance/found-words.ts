import { FOUND_WORDS } from '../../model'
import type { Enhance } from '../client'

/** The search words that led to a page, stored for that page. */
export interface FoundWords {
  path: string
  words: string[]
}

/** Stores the words for the page that is about to open; marks them at once if it is already open. */
export function handOverWords(found: FoundWords): void {
  if (found.words.length === 0) return
  try {
    sessionStorage.setItem(FOUND_WORDS, JSON.stringify(found))
  } catch {
    // Without storage, the page has no marks.
  }
  const main = document.querySelector('main')
  if (main && found.path === location.pathname) markArrived(main)
}

export const markArrived: Enhance = main => {
  const words = takeWords()
  if (!words || !('highlights' in CSS)) return
  let clear = () => {}
  let isGone = false
  import('./highlight-words').then(
    ({ highlightWords }) => {
      if (!isGone) clear = highlightWords(main, words)
    },
    () => {},
  )
  return () => {
    isGone = true
    clear()
  }
}

function takeWords(): string[] | undefined {
  try {
    const text = sessionStorage.getItem(FOUND_WORDS)
    if (!text) return undefined
    const { path, words } = JSON.parse(text) as FoundWords
    if (path !== location.pathname) return undefined
    sessionStorage.removeItem(FOUND_WORDS)
    return Array.isArray(words) ? words.filter(word => typeof word === 'string' && word.trim()) : undefined
  } catch {
    return undefined
  }
}
