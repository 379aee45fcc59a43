/** Returns the minutes to read a text at 200 words per minute, rounded up; word boundaries depend on the locale. */
export function readingMinutes(text: string, locale: string): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  let words = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words++
  return Math.ceil(Math.round((words / 200) * 100) / 100)
}
