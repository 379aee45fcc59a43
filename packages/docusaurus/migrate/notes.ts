/** What becomes of a part of the Docusaurus site that the new configuration does not hold as it was. */
export interface Note {
  /** Field of the new configuration beside which a comment says so; '' for the head of the file. */
  at: string
  what: string
  fate: 'replaced' | 'visible' | 'harmless'
  /** What is there instead, or what the owner can do. */
  instead?: string
}

/** Collects notes; the same one counts once, though several sets of documents cause it. */
export interface Notes {
  list: Note[]
  /** Something else does the same here. */
  replaced(at: string, what: string, by: string): void
  /** Visitors notice that it is gone. */
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
