/** Folds full-width forms and letter case. Keeps the length, so offsets apply to both texts. */
export function foldText(text: string): string {
  const narrow = text.replace(/[\uff01-\uff5e\u3000]/g, wide =>
    wide === '\u3000' ? ' ' : String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  )
  const lower = narrow.toLowerCase()
  return lower.length === text.length ? lower : narrow.replace(/[A-Z]/g, letter => letter.toLowerCase())
}

/** Folds a text and removes whitespace: the form for comparing phrases. */
export function squeezeText(text: string): string {
  return foldText(text).replace(/\s+/g, '')
}

/** Removes joining characters from a squeezed text, so that "uni-app" equals "uniapp". */
export function bareText(squeezed: string): string {
  return squeezed.replace(/[-_./:[\]#@]+/g, '')
}

/** Cleans user input: removes control and format characters, and limits the length. */
export function cleanQuery(query: string, maxLength = 512): string {
  return query
    .slice(0, maxLength * 4)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
}
