import type { Client } from '../client'

/** Hides the navbar on scrolling down and on a jump to an anchor, if the site is configured so. */
export async function startHidingNavbar({ site, scroll, location }: Client): Promise<void> {
  if (!site.navbar.hideOnScroll) return
  const { hideOnScroll } = await import('./hide-on-scroll')
  const find = () => document.querySelector<HTMLElement>('.navbar')
  hideOnScroll({
    scroll,
    location,
    height: find()?.offsetHeight ?? 0,
    onChange(visible) {
      if (visible) find()?.removeAttribute('data-hidden')
      else find()?.setAttribute('data-hidden', 'true')
    },
  })
}
