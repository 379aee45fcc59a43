import { ID } from '../../model'
import { scrollIntoFrame } from '../scroll-into-frame'

/** Scrolls the sidebar, if need be, so that the link to the page on screen is in sight. */
export function showCurrentLink(sidebar: Element | null = document.getElementById(ID.sidebar)): void {
  const link = sidebar?.querySelector('[aria-current="page"]')
  if (link) scrollIntoFrame(link)
}
