import type { ColorMode } from '../model'
import type { Point } from './client'

/** Runs `change` with a circular reveal of the new colours (or the old ones shrinking) around `from`. */
export function reveal({ change, to, from }: { change(): void; to: ColorMode; from: Point }): void {
  let changed = false
  const once = () => {
    if (!changed) change()
    changed = true
  }
  const { clientX: x, clientY: y } = from
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  const grow = [`circle(0px at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`]
  const transition = document.startViewTransition(once)
  transition.ready.then(
    () => {
      // Filled forwards and cancelled at the end, because otherwise the last frame flashes.
      const animation = document.documentElement.animate(
        { clipPath: to === 'light' ? grow : [...grow].reverse() },
        {
          duration: 400,
          easing: 'ease-in',
          fill: 'forwards',
          pseudoElement: `::view-transition-${to === 'light' ? 'new' : 'old'}(root)`,
        },
      )
      transition.finished.finally(() => animation.cancel())
    },
    () => {},
  )
  transition.updateCallbackDone.catch(once)
}
