import { drawDiagram, type UsedElement } from '../../markdown'
import { PLACE } from '../../model'
import type { Problem } from '../../report'
import { contentHash } from '../project/hash'
import { ELEMENT, plainText } from './fill-places'

interface Asking {
  file: string
  /** What the page itself names. */
  elements?: UsedElement[]
}

/** Draws the diagrams that components ask for; one that cannot be drawn stands there as its text. */
export function fillDiagrams(
  html: string,
  { file, elements = [] }: Asking,
): { html: string; problems: Problem[] } {
  const problems: Problem[] = []
  if (!html.includes(`<${PLACE.diagram}`)) return { html, problems }
  const named = elements.filter(({ name }) => name === 'Mermaid')
  // Others may be drawn by components and partials, before it or behind.
  const isOnly = named.length === 1 && html.split(`<${PLACE.diagram}`).length === 2
  const line = isOnly ? named[0]?.line : undefined
  let count = 0
  const filled = html.replace(ELEMENT(PLACE.diagram), (place, attributes: string, text: string) => {
    const id = `diagram-${contentHash(file, String(count++)).slice(0, 6)}`
    const { html: drawn, faults } = drawDiagram({ code: plainText(text) ?? '', id })
    problems.push(
      ...faults.map(({ what, remedy, severity }) => ({
        what,
        where: { file, line },
        remedy,
        ...(severity && { severity }),
      })),
    )
    return drawn ? `<${PLACE.diagram}${attributes}>${drawn}</${PLACE.diagram}>` : place
  })
  return { html: filled, problems }
}
