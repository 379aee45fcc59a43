import { pinyin } from 'pinyin-pro'
import { foldPinyin } from '../text/pinyin-fold'

/** Options for pinyin without tones. */
const PLAIN = { toneType: 'none', type: 'array', v: true } as const

/** Maximum number of syllables in a pinyin term. */
const MAX_SYLLABLES = 6

/**
 * Returns the pinyin terms of a Han run: from each character on, in full ("~fenbao") and by initials ("|fb").
 * The first character distinguishes them from Latin words.
 */
export function pinyinTerms(characters: string[]): string[] {
  const syllables = pinyin(characters.join(''), { ...PLAIN, nonZh: 'removed' })
  if (syllables.length < 2) return []
  return syllables.slice(0, -1).flatMap((_, start) => {
    const part = syllables.slice(start, start + MAX_SYLLABLES)
    return [`~${foldPinyin(part.join(''))}`, `|${part.map(syllable => syllable[0]).join('')}`]
  })
}

/** Returns the syllable of each character, or the character itself; the line breaks prevent readings as words. */
export function readEach(characters: string[]): string[] {
  return pinyin(characters.join('\n'), PLAIN).filter(syllable => syllable !== '\n')
}
