/**
 * Folds sounds that are often confused: zh and z, ch and c, sh and s, ng and n at the end of a syllable. Works
 * on joined syllables, so that typed and indexed pinyin are equal.
 */
export function foldPinyin(pinyin: string): string {
  return pinyin.replace(/([zcs])h/g, '$1').replace(/ng(?![aeiouv])/g, 'n')
}

const SYLLABLES =
  /^(?:(?:[bpmfdtnlgkjqxryw]|[zcs]h?|h)?[aeiouv]{1,3}(?:ng?(?![aeiouv])|r(?![aeiouv]))?)+(?:[bpmfdtnlgkjqxryw]|[zcs]h?|h)?$/

/** Whether letters can be read as syllables; the last one may be incomplete. */
export function isPinyin(letters: string): boolean {
  return SYLLABLES.test(letters)
}

/** Whether letters are a single syllable. */
export function isSyllable(letters: string): boolean {
  return /^(?:[zcs]h|[bpmfdtnlgkjqxrywzcsh])?[aeiouv]{1,3}(?:ng?|r)?$/.test(letters)
}
