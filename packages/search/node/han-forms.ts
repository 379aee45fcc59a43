import traditional from 'opencc-js/dict/TSCharacters'
import { readEach } from './pinyin'

/** Tables for queries whose Han characters are not found: variants of the index's characters, and readings. */
export interface HanTables {
  /** Pairs of a traditional character and its form in the index: "樣样獨独". */
  variants: string
  /** A syllable followed by the common characters with that reading, repeated: "fen分份fan反返". */
  readings: string
}

/** Creates the tables for the characters of an index. */
export function makeHanTables(characters: ReadonlySet<string>): HanTables {
  if (characters.size === 0) return { variants: '', readings: '' }
  const variants = traditional
    .split('|')
    .map(pair => pair.split(' '))
    .filter(([from, to]) => to && from !== to && characters.has(to) && !characters.has(from!))
    .map(([from, to]) => from! + Array.from(to!)[0])
  return { variants: variants.join(''), readings: listReadings(characters) }
}

function listReadings(characters: ReadonlySet<string>): string {
  const bySound = new Map<string, string[]>()
  const all = [...new Set([...commonCharacters(), ...characters])]
  for (const [index, sound] of readEach(all).entries()) {
    if (sound === all[index]) continue
    const alike = bySound.get(sound) ?? []
    alike.push(all[index]!)
    bySound.set(sound, alike)
  }
  return [...bySound].map(([sound, alike]) => sound + alike.join('')).join('')
}

/** Returns the 3755 characters of level 1 of GB 2312, which contains the common ones. */
function commonCharacters(): string[] {
  const decoder = new TextDecoder('gbk')
  const characters: string[] = []
  for (let high = 0xb0; high <= 0xd7; high++) {
    for (let low = 0xa1; low <= (high === 0xd7 ? 0xf9 : 0xfe); low++)
      characters.push(decoder.decode(new Uint8Array([high, low])))
  }
  return characters
}
