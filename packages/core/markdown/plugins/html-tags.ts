const HTML = `a abbr address area article aside audio b bdi bdo big blockquote br button canvas caption center cite
code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer
form h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend li link main map mark menu meta meter
nav noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp search section select
slot small source span strike strong sub summary sup svg math table tbody td template textarea tfoot th thead time tr
track tt u ul var video wbr`
export const HTML_TAGS = HTML.split(/\s+/)

const VOID = 'area base br col embed hr img input link meta param source track wbr'
const OPTIONAL_END = 'p li dt dd tr td th thead tbody tfoot colgroup option optgroup rp rt caption'

const [known, voids, optional] = [HTML, VOID, OPTIONAL_END].map(names => new Set(names.split(/\s+/))) as [
  Set<string>,
  Set<string>,
  Set<string>,
]

/** Whether a tag is an HTML element or a possible custom element; `<Object>` and `<T>` are types. */
export function isKnownTag(name: string): boolean {
  const lower = name.toLowerCase()
  if (name !== lower && (name.length === 1 || name !== name.toUpperCase())) return false
  return known.has(lower) || (name.includes('-') && name === lower)
}

export function isVoidTag(name: string): boolean {
  return voids.has(name)
}

export function mayStayOpen(name: string): boolean {
  return optional.has(name)
}
