import { DATA } from '../../model'
import type { ClientText } from '../client'
import { copyText, flash } from './copy-text'
import { onClick } from './on-click'

/** Makes the link to a page's Markdown twin copy its content; if the browser refuses that, follows the link. */
export function startCopyMarkdown(text: ClientText): void {
  onClick(`a[${DATA.copyMarkdown}]`, async (link, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = link as HTMLAnchorElement
    if (await copyText(fetchText(href))) flash({ button: link, state: 'copied', label: text.copied })
    else location.assign(href)
  })
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return response.text()
}
