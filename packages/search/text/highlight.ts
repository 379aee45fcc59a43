import { joinMarks, joinParts, type MarkedText } from './marked-text'
import { hanTerms, joinWords, scanText } from './tokenise'

/** Marks the occurrences of the query's terms in a text. */
export function markText(text: string, terms: string[]): MarkedText {
  const marks: [number, number][] = []
  const words = terms.filter(term => !isHan(term))
  const pairs = new Set(terms.filter(isHan))
  const runs = scanText(text)
  for (const run of [...runs, ...joinWords(runs, text)]) {
    if (run.kind === 'han') {
      let at = run.start
      hanTerms(run.characters).forEach((pair, index) => {
        if (pairs.has(pair)) marks.push([at, at + pair.length])
        at += run.characters[index]!.length
      })
      at = run.start
      for (const character of run.characters) {
        if (pairs.has(character)) marks.push([at, at + character.length])
        at += character.length
      }
      continue
    }
    for (const part of run.parts) {
      const word = words
        .filter(term => run.text.startsWith(term, part))
        .sort((a, b) => b.length - a.length)[0]
      if (word) marks.push([run.offsets[part]!, run.offsets[part + word.length - 1]! + 1])
    }
  }
  return { text, marks: joinParts(text, joinMarks(marks)) }
}

/** Shortens a marked text to a number of words around its densest marks; two Han characters count as one word. */
export function cutSnippet({ text, marks }: MarkedText, words: number, ellipsis = '…'): MarkedText {
  const units = countUnits(text)
  if (units.length <= words) return { text, marks }
  const start = densestStart(units, marks, words)
  const from = units[start]!.start
  const to = units[Math.min(start + words, units.length) - 1]!.end
  const before = start > 0 ? ellipsis : ''
  const after = start + words < units.length ? ellipsis : ''
  const shift = before.length - from
  const cut = marks
    .filter(([begin, end]) => end > from && begin < to)
    .map(([begin, end]): [number, number] => [Math.max(begin, from) + shift, Math.min(end, to) + shift])
  return { text: before + text.slice(from, to) + after, marks: cut }
}

interface Unit {
  start: number
  end: number
}

/** Returns the words of a text, each up to the start of the next one. */
function countUnits(text: string): Unit[] {
  const starts = scanText(text).flatMap(run => {
    if (run.kind === 'word') return [run.start]
    const inside: number[] = []
    let at = run.start
    run.characters.forEach((character, index) => {
      if (index % 2 === 0) inside.push(at)
      at += character.length
    })
    return inside
  })
  return starts.map((start, index) => ({
    start: index === 0 ? 0 : start,
    end: starts[index + 1] ?? text.length,
  }))
}

function densestStart(units: Unit[], marks: [number, number][], words: number): number {
  const marked = units.map(unit => marks.some(([start, end]) => end > unit.start && start < unit.end))
  const first = marked.indexOf(true)
  if (first < 0) return 0
  let best = first
  let most = 0
  for (let start = first; start < units.length; start++) {
    const count = marked[start] ? marked.slice(start, start + words).filter(Boolean).length : 0
    if (count > most) {
      most = count
      best = start
    }
  }
  // Starts slightly before the first mark, for context. Even at the end of a text it keeps that small, because
  // a row is truncated at its end, where the mark would be.
  return Math.max(0, best - Math.floor((words - most) / 3))
}

function isHan(term: string): boolean {
  return term.charCodeAt(0) >= 0x2e80
}
