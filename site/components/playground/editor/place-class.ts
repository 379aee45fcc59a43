import { mapClassLists } from '../plugin/escape-template'

/** Returns where to add a class: in the class list at the position, else the last one before it, else the first. */
export function placeClass(
  text: string,
  at: number,
  name: string,
): { at: number; insert: string } | undefined {
  const place = text.includes('<') ? findPlace(text, at) : at
  if (place === undefined) return undefined
  const before = text[place - 1] ?? ' '
  const after = text[place] ?? ' '
  const insert = `${/[\s"']/.test(before) ? '' : ' '}${name}${/[\s"']/.test(after) ? '' : ' '}`
  return { at: place, insert }
}

function findPlace(text: string, at: number): number | undefined {
  const lists: { from: number; to: number }[] = []
  mapClassLists(text, (classes, from) => {
    lists.push({ from, to: from + classes.length })
    return classes
  })
  const list = lists.findLast(({ from }) => from <= at) ?? lists[0]
  return list && Math.min(Math.max(at, list.from), list.to)
}
