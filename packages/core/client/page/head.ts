const VARYING =
  'meta[name], meta[property], meta[http-equiv="refresh"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]'

/** Makes title and tags of the head those of another document; tags that are equal stay. */
export function updateHead(next: Document): void {
  document.title = next.title
  const wanted = new Map([...next.head.querySelectorAll(VARYING)].map(tag => [tag.outerHTML, tag]))
  for (const tag of document.head.querySelectorAll(VARYING)) {
    if (!wanted.delete(tag.outerHTML)) tag.remove()
  }
  document.head.append(...wanted.values())
}

/** Replaces the classes of `<html>` that name the kind of page. */
export function updateHtmlClass(previous: string, next: string): void {
  const { classList } = document.documentElement
  classList.remove(...split(previous))
  classList.add(...split(next))
}

/** Loads stylesheets that another document has and this one lacks; resolves when they are there. */
export async function loadStyles(next: Document): Promise<void> {
  const has = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(link => link.href),
  )
  const missing = [...next.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    link => !has.has(new URL(link.getAttribute('href')!, location.href).href),
  )
  await Promise.all(
    missing.map(link => {
      const own = document.importNode(link)
      const settled = new Promise(resolve => {
        own.onload = own.onerror = resolve
      })
      document.head.append(own)
      return settled
    }),
  )
}

function split(classes: string): string[] {
  return classes.split(' ').filter(Boolean)
}
