const VARYING =
  'meta[name], meta[property], meta[http-equiv="refresh"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]'

/** Updates title and head tags to those of another document; equal tags stay. */
export function updateHead(next: Document): void {
  document.title = next.title
  const wanted = new Map([...next.head.querySelectorAll(VARYING)].map(tag => [tag.outerHTML, tag]))
  for (const tag of document.head.querySelectorAll(VARYING)) {
    if (!wanted.delete(tag.outerHTML)) tag.remove()
  }
  document.head.append(...wanted.values())
}

/** Replaces the classes of `<html>` for the kind of page. */
export function updateHtmlClass(previous: string, next: string): void {
  const { classList } = document.documentElement
  classList.remove(...split(previous))
  classList.add(...split(next))
}

/** Loads the stylesheets that only the other document has; resolves when they are loaded. */
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
