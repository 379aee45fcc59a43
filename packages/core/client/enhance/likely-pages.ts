import { DATA } from '../../model'
import type { Client, Enhance } from '../client'

export interface KnownPage {
  title: string
  path: string
}

const OFFERED = 3
/** Addresses that have less in common are not meant. */
const LEAST = 0.5

/** On the page that is shown for an address without one: puts first what the visitor may have meant. */
export function startLikelyPages({ site: { baseUrl } }: Client): Enhance {
  return main => {
    const list = main.querySelector(`[${DATA.likelyPages}]`)
    if (list) offer(list, baseUrl).catch(() => {})
    return undefined
  }
}

async function offer(list: Element, baseUrl: string) {
  const asked = location.pathname
  const answer = await fetch(`${baseUrl}llms.txt`)
  if (!answer.ok) return
  const likely = findLikely(asked, readPages(await answer.text()))
  const given = [...list.querySelectorAll('a')].map(({ textContent, pathname }) => ({
    title: textContent,
    path: pathname,
  }))
  const others = given.filter(({ path }) => !likely.some(page => page.path === path))
  // Rows are filled anew, so that none of them moves.
  ;[...likely, ...others].forEach(({ title, path }, index) => {
    const row = list.children[index] ?? list.appendChild(list.children[0]!.cloneNode(true) as Element)
    const link = row.querySelector('a')!
    link.textContent = title
    link.href = path
  })
}

export function readPages(text: string): KnownPage[] {
  return [...text.matchAll(/^- \[(.+?)\]\((\S+?)(?:\/?index)?\.md\)/gm)].map(([, title, url]) => ({
    title: title!,
    path: new URL(url!).pathname,
  }))
}

/** Those whose addresses are the most like the one asked for, the best first. */
export function findLikely(asked: string, pages: KnownPage[]): KnownPage[] {
  const wanted = pairsOf(asked)
  return pages
    .map(page => ({ page, likeness: likenessOf(wanted, pairsOf(page.path)) }))
    .filter(({ likeness }) => likeness >= LEAST)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, OFFERED)
    .map(({ page }) => page)
}

/** Two letters that stand side by side in the parts of an address, the last part twice: it tells the most. */
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

/** From 0, nothing in common, to 1, the same. */
function likenessOf(a: Map<string, number>, b: Map<string, number>): number {
  const count = (pairs: Map<string, number>) => [...pairs.values()].reduce((sum, times) => sum + times, 0)
  let shared = 0
  for (const [pair, times] of a) shared += Math.min(times, b.get(pair) ?? 0)
  return (2 * shared) / (count(a) + count(b) || 1)
}
