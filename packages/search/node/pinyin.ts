import { pinyin } from 'pinyin-pro'
import { foldPinyin } from '../text/pinyin-fold'

/** Without tones. */
const PLAIN = { toneType: 'none', type: 'array', v: true } as const

/** Syllables that a pinyin term holds at most. */
const MAX_SYLLABLES = 6

/**
 * The pinyin terms of a Han run: from each character on, in full ("~fenbao") and by initials ("|fb").
 * The leading sign keeps them apart from Latin words.
 */
export function pinyinTerms(characters: string[]): string[] {
  const syllables = pinyin(characters.join(''), { ...PLAIN, nonZh: 'removed' })
  if (syllables.length < 2) return []
  return syllables.slice(0, -1).flatMap((_, start) => {
    const part = syllables.slice(start, start + MAX_SYLLABLES)
    return [`~${foldPinyin(part.join(''))}`, `|${part.map(syllable => syllable[0]).join('')}`]
  })
}

/** The syllable of each character by itself, or the character; a break between two keeps them from being one word. */
export function readEach(characters: string[]): string[] {
  return pinyin(characters.join('\n'), PLAIN).filter(syllable => syllable !== '\n')
}
