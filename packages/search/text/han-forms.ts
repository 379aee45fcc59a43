/** Variants and readings of Han characters, loaded if characters of a query are not found. */
export interface HanForms {
  /** Replaces traditional characters by the forms in the index. */
  simplify(text: string): string
  /** Returns the joined readings of characters; undefined if one is unknown. */
  sound(characters: string): string | undefined
}

/** Parses the tables of the index builder. */
export function readHanForms(variants: string, readings: string): HanForms {
  const simple = new Map<string, string>()
  const pairs = Array.from(variants)
  for (let at = 0; at + 1 < pairs.length; at += 2) simple.set(pairs[at]!, pairs[at + 1]!)
  const sounds = new Map<string, string>()
  for (const [, sound, alike] of readings.matchAll(/([a-z]+)([^a-z]+)/g)) {
    for (const character of alike!) sounds.set(character, sound!)
  }
  return {
    simplify: text => Array.from(text, character => simple.get(character) ?? character).join(''),
    sound(characters) {
      const syllables = Array.from(characters, character => sounds.get(character))
      return syllables.includes(undefined) ? undefined : syllables.join('')
    },
  }
}
