import { decodeHTML } from 'entities'
import type { Hooks } from '../../config'
import type { UsedElement } from '../../markdown'
import type { Problem } from '../../report'
import { contentHash } from '../project/hash'
import { ELEMENT } from './fill-places'

interface Input {
  file: string
  elements: Hooks['elements']
  used?: UsedElement[]
}

/** Lets plugins fill the placeholder elements of components; unfilled ones keep their text. */
export function fillElements(
  html: string,
  { file, elements = {}, used = [] }: Input,
): { html: string; problems: Problem[] } {
  const problems: Problem[] = []
  let filled = html
  for (const [tag, { component, draw }] of Object.entries(elements)) {
    const count = filled.split(`<${tag}`).length - 1
    const named = used.filter(({ name }) => name === component)
    // With several placeholders, some may come from other components or partials, so the line is unknown.
    const line = named.length === 1 && count === 1 ? named[0]?.line : undefined
    let index = 0
    if (count > 0)
      filled = filled.replace(ELEMENT(tag), (place, attributes: string, text: string) => {
        const drawn = draw(decodeHTML(text), {
          id: `drawing-${contentHash(file, String(index++)).slice(0, 6)}`,
          report: ({ what, remedy, severity }) =>
            problems.push({ what, where: { file, line }, remedy, ...(severity && { severity }) }),
        })
        return drawn ? `<${tag}${attributes}>${drawn}</${tag}>` : place
      })
  }
  return { html: filled, problems }
}
