const NAME = 'found'
/** Not in the stylesheet, where it would make style calculation a sixth slower on every page. */
const RULE = `::highlight(${NAME}) { background-color: var(--color-mark) }`
/** Maximum number of marks on a page, because a single letter could occur everywhere. */
const MOST = 500

/**
 * Highlights words in a page without changing its nodes, until Escape, a navigation, or a call of the returned
 * function.
 */
export function highlightWords(main: HTMLElement, words: string[]): () => void {
  const ranges = findWords(main, words)
  if (ranges.length === 0) return () => {}
  CSS.highlights.set(NAME, new Highlight(...ranges))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(RULE)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const stop = new AbortController()
  const clear = () => {
    stop.abort()
    CSS.highlights.delete(NAME)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
  window.addEventListener('keydown', event => event.key === 'Escape' && clear(), { signal: stop.signal })
  window.navigation?.addEventListener(
    'navigate',
    event => {
      // Ignores changes of the hit's address that stay on the page.
      if (event.navigationType !== 'replace' && !event.hashChange) clear()
    },
    { signal: stop.signal },
  )
  return clear
}

/** Finds the words in the text, ignoring case. */
function findWords(root: Node, words: string[]): Range[] {
  const wanted = [...new Set(words.map(word => word.toLowerCase()))].sort((a, b) => b.length - a.length)
  const ranges: Range[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode() && ranges.length < MOST) {
    const node = texts.currentNode as Text
    const text = node.data.toLowerCase()
    // Some letters change their length with their case, so the offsets would be wrong.
    if (text.length !== node.data.length) continue
    for (const word of wanted) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + word.length)
        ranges.push(range)
      }
    }
  }
  return ranges.slice(0, MOST)
}
