/**
 * Placeholders for the ends and line of a relation until the diagram is drawn: the renderer does not support
 * two ends, or none.
 */
const ENDS: Record<string, string> = {
  '': '\ue010',
  '|': '\ue011',
  '*': '\ue012',
  o: '\ue013',
  '>': '\ue014',
}
const MARKERS = ['', 'cls-inherit', 'cls-composition', 'cls-aggregation', 'cls-arrow']
export const DASHED = '\ue015'
/** Prefix of notes, which are passed to the renderer as classes. */
export const NOTE_NAME = '\ue016'

export function endMark(written: string): string {
  return ENDS[written.replace(/<\||\|>/, '|').replace('<', '>')]!
}

/** Restores the ends of relations, and notes. */
export function restoreClasses(svg: string): string {
  return svg
    .replace(/<polyline class="class-relationship"[^>]*>/g, restoreEnds)
    .replace(/<text[^>]*>[\ue010-\ue015]+<\/text>\n?/g, '')
    .replace(/[\ue010-\ue015]/g, '')
    .replace(/<g class="class-node" data-id="\ue016[\s\S]*?<\/g>/g, restoreNote)
}

function restoreEnds(line: string): string {
  const [, start = '', end = ''] =
    /data-from-cardinality="([^"]*)".*data-to-cardinality="([^"]*)"/.exec(line) ?? []
  const marker = (place: string, marks: string) => {
    const name = MARKERS[Object.values(ENDS).findIndex(mark => marks.includes(mark))]
    return name ? ` marker-${place}="url(#${name})"` : ''
  }
  const dash = end.includes(DASHED) ? ' stroke-dasharray="6 4"' : ''
  const bare = line.replace(/ marker-\w+="[^"]*"| stroke-dasharray="[^"]*"/g, '')
  return bare.replace(/ \/>$/, `${dash}${marker('start', start)}${marker('end', end)} />`)
}

/** Replaces a class box by a box with the lines of the note. */
function restoreNote(box: string): string {
  const [, x, y, width, height] = (
    /x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/.exec(box) ?? []
  ).map(Number)
  const texts = (box.match(/<text[^>]*>.*?<\/text>/gs) ?? []).map(text => text.replace(/<[^>]*>/g, ''))
  const lines = texts.filter(text => !text.startsWith(NOTE_NAME))
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--_key-badge)" stroke="var(--_node-stroke)" stroke-width="0.75" />`,
    ...lines.map(
      (line, index) =>
        `<text x="${x! + width! / 2}" y="${y! + height! / 2 + (index - (lines.length - 1) / 2) * 18}" dy="0.35em" text-anchor="middle" font-size="12" fill="var(--_text)">${line}</text>`,
    ),
  ].join('\n')
}
