import { DATA } from '../../model'

/** Blocks at a time: a task that no slow phone is long at. */
const BLOCKS = 12

/**
 * Who opens search or a menu as soon as the page is there does not wait for it, either. Not longer, since places inside
 * of a block that waits are not known. In milliseconds.
 */
const DELAY = 1000

/**
 * Lays out the blocks of an article that the stylesheet has put off, when the browser has nothing else to do; at once
 * when somebody goes to a place whose height depends on them.
 */
export function layOutLater(): void {
  const root = document.documentElement
  if (!root.hasAttribute(DATA.laysOutLater)) return
  const blocks = [...document.querySelectorAll<HTMLElement>('.article > *')]
  const stop = new AbortController()
  let done = 0

  function finish() {
    stop.abort()
    root.removeAttribute(DATA.laysOutLater)
    for (const block of blocks.slice(0, done)) {
      block.style.contentVisibility = ''
      if (!block.getAttribute('style')) block.removeAttribute('style')
    }
  }
  function next() {
    if (stop.signal.aborted) return
    for (const block of blocks.slice(done, done + BLOCKS)) block.style.contentVisibility = 'visible'
    done += BLOCKS
    if (done < blocks.length) requestIdleCallback(next)
    else finish()
  }
  const how = { capture: true, signal: stop.signal }
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) finish()
  }
  window.addEventListener('click', onClick, how)
  window.addEventListener('beforeprint', finish, how)
  window.navigation?.addEventListener(
    'navigate',
    ({ hashChange, destination }) => {
      if (hashChange || !destination.sameDocument) finish()
    },
    how,
  )
  if ('requestIdleCallback' in window) setTimeout(next, DELAY)
  else finish()
}
