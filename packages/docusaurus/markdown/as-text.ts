/** Recognizes by its context a character that is text in MDX. */
export interface TextRule {
  example: string
  before?: RegExp
  after: RegExp
}

/** Inline code; in a rule with further groups, back references are shifted by one. */
export const CODE = '(`+)(?:(?!\\1).)*\\1'

/** Full-width punctuation, which no name contains. */
export const HAN_SIGN = /[\u2014\u2026\u3000-\u303f\uff01-\uff0f\uff1a-\uff20]/

/** Escapes a character on a line where a rule matches; ignores code and the patterns of `others`. */
export function writeAsText(line: string, sign: '<' | '{', rules: TextRule[], ...others: string[]): string {
  const places = rules.map(
    ({ before, after }) => `${before ? `(?<=${before.source})` : ''}\\${sign}(?=${after.source})`,
  )
  const pattern = new RegExp([CODE, ...others, `\\\\\\${sign}`, ...places].join('|'), 'g')
  return line.replace(pattern, written => (written === sign ? `\\${sign}` : written))
}
