import type * as zh from '../zh/shortcuts'

/** The list of keyboard shortcuts; "Mod" is replaced by the platform's key. */
export const shortcutsText: typeof zh.shortcutsText = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  rows: [
    { keys: ['Mod+K', '/'], what: 'Open the search' },
    { keys: ['↑', '↓'], what: 'Choose a result' },
    { keys: ['Enter'], what: 'Open the chosen result' },
    { keys: ['Mod+Enter'], what: 'Open it in a new tab' },
    { keys: ['Esc'], what: 'Close the search, a menu or this window' },
    { keys: ['←', '→'], what: 'Move between the tabs of a code block' },
    { keys: ['?'], what: 'Show this list' },
  ],
}
