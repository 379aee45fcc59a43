import { DOCUSAURUS_CLASS } from '../../model'
import { afterFrame } from '../after-frame'
import type { Client, Enhance } from '../client'
import { findHashTarget } from '../navigation/address'
import { scrollIntoFrame } from '../scroll-into-frame'

/** Highlights the current heading in the table of contents. */
export function startToc({ site }: Client): Enhance {
  return main => {
    const links = [...main.querySelectorAll<HTMLAnchorElement>('.toc-highlight')]
    if (links.length === 0) return undefined
    const headings = links.map(link => findHashTarget(link.hash))
    const navbar = site.navbar.hideOnScroll ? null : document.querySelector<HTMLElement>('.navbar')
    let active = -1
    let frame = 0

    function update() {
      frame = 0
      const boxes = headings.map(heading => heading && boxOf(heading))
      const next = findActiveHeading(boxes, { offset: navbar?.offsetHeight ?? 0, viewHeight: innerHeight })
      if (next === active) return
      links[active]?.classList.remove(DOCUSAURUS_CLASS.activeTocLink)
      links[active]?.removeAttribute('aria-current')
      links[next]?.classList.add(DOCUSAURUS_CLASS.activeTocLink)
      links[next]?.setAttribute('aria-current', 'location')
      if (links[next]) scrollIntoFrame(links[next])
      active = next
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }

    const callOff = afterFrame(update)
    document.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      callOff()
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }
}

interface Box {
  top: number
  bottom: number
}

/** Returns the index of the heading whose section is in view; -1 above the first one. */
export function findActiveHeading(
  boxes: (Box | null)[],
  { offset, viewHeight }: { offset: number; viewHeight: number },
): number {
  const next = boxes.findIndex(box => box && box.top >= offset)
  if (next === -1) return boxes.length - 1
  const { top, bottom } = boxes[next]!
  return top > 0 && bottom < viewHeight / 2 ? next : next - 1
}

/** Returns the box of a heading, or of its parent if it has no height. */
function boxOf(heading: Element): Box {
  const box = heading.getBoundingClientRect()
  return box.height === 0 && heading.parentElement ? heading.parentElement.getBoundingClientRect() : box
}
