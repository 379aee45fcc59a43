/**
 * Folds sounds that many do not tell apart: zh and z, ch and c, sh and s, ng and n at the end of a syllable.
 * It works on joined syllables, so that typed and indexed pinyin fold alike.
 */
export function foldPinyin(pinyin: string): string {
  return pinyin.replace(/([zcs])h/g, '$1').replace(/ng(?![aeiouv])/g, 'n')
}

const SYLLABLES =
  /^(?:(?:[bpmfdtnlgkjqxryw]|[zcs]h?|h)?[aeiouv]{1,3}(?:ng?(?![aeiouv])|r(?![aeiouv]))?)+(?:[bpmfdtnlgkjqxryw]|[zcs]h?|h)?$/

/** Whether letters can be read as syllables, the last one perhaps only begun. */
export function isPinyin(letters: string): boolean {
  return SYLLABLES.test(letters)
}

/** Whether letters are one syllable. */
export function isSyllable(letters: string): boolean {
  return /^(?:[zcs]h|[bpmfdtnlgkjqxrywzcsh])?[aeiouv]{1,3}(?:ng?|r)?$/.test(letters)
}
