/** Folds full-width forms and letter case. The length stays the same, so offsets hold in both texts. */
export function foldText(text: string): string {
  const narrow = text.replace(/[\uff01-\uff5e\u3000]/g, wide =>
    wide === '\u3000' ? ' ' : String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  )
  const lower = narrow.toLowerCase()
  return lower.length === text.length ? lower : narrow.replace(/[A-Z]/g, letter => letter.toLowerCase())
}

/** Folds a text and drops white space: the form in which phrases are compared. */
export function squeezeText(text: string): string {
  return foldText(text).replace(/\s+/g, '')
}

/** Squeezed text without the signs that join words: "uni-app" and "uniapp" become equal. */
export function bareText(squeezed: string): string {
  return squeezed.replace(/[-_./:[\]#@]+/g, '')
}

/** What a visitor typed or a URL carried, made safe to work with: no control or format characters, cut. */
export function cleanQuery(query: string, maxLength = 512): string {
  return query
    .slice(0, maxLength * 4)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
}
