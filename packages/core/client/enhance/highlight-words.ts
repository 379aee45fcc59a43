const NAME = 'found'
/** Not in the stylesheet: there, every page would pay for it with a sixth more time for the styles of its elements. */
const RULE = `::highlight(${NAME}) { background-color: var(--color-mark) }`
/** Marks on one page; a word of one letter could be everywhere. */
const MOST = 500

/** Marks words in a page without touching its nodes, until Escape, a new page, or what is returned is called. */
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
      // The address of a hit may still be tidied up, and its section is on the same page.
      if (event.navigationType !== 'replace' && !event.hashChange) clear()
    },
    { signal: stop.signal },
  )
  return clear
}

/** Where the words stand in the text, whatever their case. */
function findWords(root: Node, words: string[]): Range[] {
  const wanted = [...new Set(words.map(word => word.toLowerCase()))].sort((a, b) => b.length - a.length)
  const ranges: Range[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode() && ranges.length < MOST) {
    const node = texts.currentNode as Text
    const text = node.data.toLowerCase()
    // Some letters change their length with their case: their places are not known.
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
