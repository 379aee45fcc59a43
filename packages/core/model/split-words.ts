import { splitTitle } from './split-title'

/** Length from which words do not fit a narrow column. */
const LONG = 20

/**
 * Splits a text where its long words may be broken: at the humps of `camelCase`, and after dots, slashes and
 * dashes.
 */
export function splitLongWords(text: string, long = LONG): string[] {
  return text
    .replace(new RegExp(`[\\w$@./-]{${long},}`, 'g'), word =>
      word.replace(/([a-z\d])([A-Z])|([./_-])(\w)/g, '$1$3\0$2$4'),
    )
    .split('\0')
}

/** Inserts <wbr> between words of HTML and into long ones; tags stay unchanged. */
export function breakWords(html: string): string {
  const split = (text: string) => splitTitle(text).flatMap(part => splitLongWords(part))
  return html.replace(/(<[^>]*>)|[^<]+/g, (text, tag) => tag ?? split(text).join('<wbr>'))
}
