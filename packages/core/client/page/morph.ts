/** Changes the content of an element to that of another one, reusing as many nodes as possible. */
export function morphContent(old: Element, next: Element, isOwned: (element: Element) => boolean): void {
  const [before, after] = [[...old.childNodes], [...next.childNodes]]
  const isAlike =
    before.length === after.length && before.every((node, at) => node.nodeName === after[at]!.nodeName)
  if (!isAlike) {
    old.replaceChildren(...after.map(node => document.importNode(node, true)))
    return
  }
  before.forEach((node, at) => {
    const wanted = after[at]!
    if (node instanceof Element && wanted instanceof Element) {
      if (isOwned(node)) return
      copyAttributes(node, wanted)
      morphContent(node, wanted, isOwned)
    } else if (node.nodeValue !== wanted.nodeValue) node.nodeValue = wanted.nodeValue
  })
}

export function copyAttributes(old: Element, next: Element): void {
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value)
}
