/**
 * Folds sounds that many do not tell apart: zh and z, ch and c, sh and s, ng and n at the end of a syllable.
 * It works on joined syllables, so that typed and indexed pinyin fold alike.
 */
export function foldPinyin(pinyin: string): string {
  return pinyin.replace(/([zcs])h/g, '$1').replace(/ng(?![aeiouv])/g, 'n')
}
