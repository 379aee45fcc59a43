import type { Note } from './notes'
import type { Migration } from './to-site-config'

const WIDTH = 100

/** Writes the final report of `migrate`: the old site's features in four groups. */
export function printReport({ config, notes }: Pick<Migration, 'config' | 'notes'>): string {
  const by = (fate: Note['fate']) =>
    notes.filter(note => note.fate === fate).map(({ what, instead }) => ({ what: shorten(what), instead }))
  const groups: [string, string[]][] = [
    ['Carried over', wrap(carriedFields(config))],
    ['Replaced by', by('replaced').map(({ what, instead }) => `${what} → ${instead}`)],
    ['Lost and visible', by('visible').flatMap(({ what, instead }) => [what, `  → ${instead}`])],
    ['Lost and harmless', by('harmless').map(({ what }) => what)],
  ]
  return groups
    .map(([title, lines]) => [title, ...(lines.length > 0 ? lines : ['none'])].join('\n  '))
    .join('\n\n')
}

/** Shortens a text to two lines: a config may contain whole pages of HTML. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 2 * WIDTH ? `${line.slice(0, 2 * WIDTH)} …` : line
}

/** Lists the fields of the new config, with their sizes. */
function carriedFields(config: Record<string, unknown>): string[] {
  return Object.entries(config)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => {
      const { items, columns, css } = Object(value) as Record<string, unknown[] | undefined>
      const list = Array.isArray(value) ? value : (items ?? columns ?? css)
      return list ? `${name} (${list.length})` : name
    })
}

function wrap(names: string[]): string[] {
  const lines: string[] = []
  for (const name of names) {
    const joined = lines.length > 0 ? `${lines.at(-1)}, ${name}` : name
    if (lines.length > 0 && joined.length <= WIDTH) lines[lines.length - 1] = joined
    else lines.push(name)
  }
  return lines
}
