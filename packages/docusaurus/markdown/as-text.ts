/** A sign that begins nothing for MDX, told by what stands around it. */
export interface TextRule {
  example: string
  before?: RegExp
  after: RegExp
}

/** Code within a line; a rule that has groups of its own counts from two. */
export const CODE = '(`+)(?:(?!\\1).)*\\1'

/** Full-width signs, which no name contains. */
export const HAN_SIGN = /[\u2014\u2026\u3000-\u303f\uff01-\uff0f\uff1a-\uff20]/

/** Escapes the sign on a line where one of the rules says that it is text; what stands in code, or in others, is left alone. */
export function writeAsText(line: string, sign: '<' | '{', rules: TextRule[], ...others: string[]): string {
  const places = rules.map(
    ({ before, after }) => `${before ? `(?<=${before.source})` : ''}\\${sign}(?=${after.source})`,
  )
  const pattern = new RegExp([CODE, ...others, `\\\\\\${sign}`, ...places].join('|'), 'g')
  return line.replace(pattern, written => (written === sign ? `\\${sign}` : written))
}
