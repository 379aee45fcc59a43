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

/** Inserts <wbr> into long words of HTML; tags stay unchanged. */
export function breakLongWords(html: string): string {
  return html.replace(/(<[^>]*>)|[^<]+/g, (text, tag) => tag ?? splitLongWords(text).join('<wbr>'))
}
