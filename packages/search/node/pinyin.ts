import { pinyin } from 'pinyin-pro'
import { foldPinyin } from '../text/pinyin-fold'

/** Syllables that a pinyin term holds at most. */
const MAX_SYLLABLES = 6

/**
 * The pinyin terms of a Han run: from each character on, in full ("~fenbao") and by initials ("|fb").
 * The leading sign keeps them apart from Latin words.
 */
export function pinyinTerms(characters: string[]): string[] {
  const syllables = readSyllables(characters.join(''))
  if (syllables.length < 2) return []
  return syllables.slice(0, -1).flatMap((_, start) => {
    const part = syllables.slice(start, start + MAX_SYLLABLES)
    return [`~${foldPinyin(part.join(''))}`, `|${part.map(syllable => syllable[0]).join('')}`]
  })
}

/** The syllables of a Han text, without tones. */
export function readSyllables(text: string): string[] {
  return pinyin(text, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' })
}
