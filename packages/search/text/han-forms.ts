/** Other forms of Han characters, fetched when characters of a query are nowhere. */
export interface HanForms {
  /** The text with traditional characters in the form that the index has. */
  simplify(text: string): string
  /** How characters sound, joined; undefined when one is not known. */
  sound(characters: string): string | undefined
}

/** Reads the tables that the index builder wrote. */
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
