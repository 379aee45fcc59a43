/** A part of the Docusaurus site that the new config does not contain unchanged. */
export interface Note {
  /** Field of the new config that gets the comment; '' for the head of the file. */
  at: string
  what: string
  fate: 'replaced' | 'visible' | 'harmless'
  /** The replacement, or a remedy. */
  instead?: string
}

/** Collects notes without duplicates, because several docs sets may cause the same one. */
export interface Notes {
  list: Note[]
  /** Has an equivalent here. */
  replaced(at: string, what: string, by: string): void
  /** Has a visible effect. */
  visible(at: string, what: string, remedy: string): void
  harmless(at: string, what: string): void
}

export function createNotes(list: Note[] = []): Notes {
  const add = (note: Note) => {
    if (!list.some(({ at, what }) => at === note.at && what === note.what)) list.push(note)
  }
  return {
    list,
    replaced: (at, what, by) => add({ at, what, fate: 'replaced', instead: by }),
    visible: (at, what, remedy) => add({ at, what, fate: 'visible', instead: remedy }),
    harmless: (at, what) => add({ at, what, fate: 'harmless' }),
  }
}
