/**
 * Converts a date as authors write it to an ISO date, in UTC unless it has a time zone. Undefined for an
 * invalid date.
 */
export function toIsoDate(written: string): string | undefined {
  const match =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(
      written
        .trim()
        .replace(/^(\d{4})\/(\d{1,2})\/(\d{1,2})/, '$1-$2-$3')
        // Interpreted as JavaScript, and so Docusaurus, does.
        .replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, '$3-$1-$2'),
    )
  if (!match) return inWords(written)
  const [, year, month = '', day = '', hour = '0', minute = '00', second = '00', zone = 'Z'] = match
  const two = (text: string) => text.padStart(2, '0')
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase()
  const date = new Date(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}${offset}`)
  const isReal =
    !Number.isNaN(date.getTime()) &&
    Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return isReal ? date.toISOString() : undefined
}

const IN_WORDS = /^(?:[a-z]{3,9}\.? \d{1,2},? \d{4}|\d{1,2} [a-z]{3,9}\.? \d{4})$/i

/** Parses "March 6, 2025" or "6 March 2025". */
function inWords(written: string): string | undefined {
  const date = IN_WORDS.test(written.trim()) ? new Date(`${written.trim()} UTC`) : undefined
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
}

/**
 * Parses a date whose day is too large for its month, as Docusaurus does: February 30 is March 2. Undefined for
 * other texts.
 */
export function rolledDate(written: string): string | undefined {
  const [, month, day = ''] = /^(\d{4}-\d{1,2}-)(\d{1,2})(?!\d)/.exec(written) ?? []
  const start = month && toIsoDate(`${month}01${written.slice(month.length + day.length)}`)
  if (!start || Number(day) < 1 || Number(day) > 31) return undefined
  return new Date(new Date(start).getTime() + (Number(day) - 1) * 86_400_000).toISOString()
}
