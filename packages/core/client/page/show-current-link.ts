import { ID } from '../../model'
import { scrollIntoFrame } from '../scroll-into-frame'

/** Scrolls the sidebar, if necessary, so that the link to the current page is visible. */
export function showCurrentLink(sidebar: Element | null = document.getElementById(ID.sidebar)): void {
  const link = sidebar?.querySelector('[aria-current="page"]')
  if (link) scrollIntoFrame(link)
}
