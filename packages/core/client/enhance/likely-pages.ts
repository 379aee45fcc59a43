import { DATA } from '../../model'
import type { Client, Enhance } from '../client'

export interface KnownPage {
  title: string
  path: string
}

const OFFERED = 3
/** Minimum similarity of a suggested address. */
const LEAST = 0.5

/** On the 404 page, lists pages with similar addresses. */
export function startLikelyPages({ site: { baseUrl } }: Client): Enhance {
  return main => {
    const list = main.querySelector(`[${DATA.likelyPages}]`)
    if (!list) return undefined
    // The stylesheet waits for it, so that no link is moved away by those that come before it.
    const show = () => list.closest('nav')?.setAttribute('data-settled', '')
    offer(list, baseUrl).then(show, show)
    return undefined
  }
}

async function offer(list: Element, baseUrl: string) {
  const asked = location.pathname
  const answer = await fetch(`${baseUrl}llms.txt`)
  if (!answer.ok) return
  const likely = findLikely(asked, readPages(await answer.text()))
  if (likely.length === 0) return
  list.append(
    ...likely.map(({ title, path }) => {
      const link = document.createElement('a')
      link.textContent = title
      link.href = path
      const row = document.createElement('li')
      row.append(link)
      return row
    }),
  )
  list.parentElement!.hidden = false
}

export function readPages(text: string): KnownPage[] {
  return [...text.matchAll(/^- \[(.+?)\]\((\S+?)(?:\/?index)?\.md\)/gm)].map(([, title, url]) => ({
    title: title!,
    path: new URL(url!).pathname,
  }))
}

/** Returns the pages with the most similar addresses, best first. */
export function findLikely(asked: string, pages: KnownPage[]): KnownPage[] {
  const wanted = pairsOf(asked)
  return pages
    .map(page => ({ page, likeness: likenessOf(wanted, pairsOf(page.path)) }))
    .filter(({ likeness }) => likeness >= LEAST)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, OFFERED)
    .map(({ page }) => page)
}

/**
 * Counts letter pairs in the segments of an address; the last segment counts twice, because it is the most
 * specific.
 */
function pairsOf(path: string): Map<string, number> {
  const parts = path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split('/')
    .filter(Boolean)
  const pairs = new Map<string, number>()
  for (const part of [...parts, parts.at(-1) ?? ''])
    for (let at = 0; at < part.length - 1; at++) {
      const pair = part.slice(at, at + 2)
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
    }
  return pairs
}

/** Similarity from 0 to 1. */
function likenessOf(a: Map<string, number>, b: Map<string, number>): number {
  const count = (pairs: Map<string, number>) => [...pairs.values()].reduce((sum, times) => sum + times, 0)
  let shared = 0
  for (const [pair, times] of a) shared += Math.min(times, b.get(pair) ?? 0)
  return (2 * shared) / (count(a) + count(b) || 1)
}
