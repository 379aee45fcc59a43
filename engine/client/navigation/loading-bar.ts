/** The bar at the top of the page that shows a slow navigation. */
export interface LoadingBar {
  /** Shows the bar unless `done` comes within 200 ms. */
  start(): void
  done(): void
}

const DELAY = 200
const SPEED = 200
const TRICKLE = 800
const MINIMUM = 0.08

/** Makes the loading bar; its look is CSS (`#nprogress .bar`), its progress is set by script. */
export function createLoadingBar(): LoadingBar {
  let delay: ReturnType<typeof setTimeout> | undefined
  let trickle: ReturnType<typeof setInterval> | undefined
  let bar: HTMLElement | undefined
  let progress = 0

  function paint(target: HTMLElement, value: number) {
    progress = value
    target.style.setProperty('transform', `translate3d(${(value - 1) * 100}%, 0, 0)`)
  }

  function show() {
    const frame = document.createElement('div')
    frame.id = 'nprogress'
    frame.setAttribute('aria-hidden', 'true')
    const shown = frame.appendChild(document.createElement('div'))
    shown.className = 'bar'
    shown.appendChild(document.createElement('div')).className = 'peg'
    paint(shown, 0)
    document.body.append(frame)
    document.documentElement.classList.add('nprogress-busy')
    shown.style.setProperty('transition', `transform ${SPEED}ms ease`)
    // Read, so that the transition starts from nothing.
    void shown.offsetWidth
    paint(shown, MINIMUM)
    trickle = setInterval(() => paint(shown, advance(progress, Math.random() * 0.02)), TRICKLE)
    bar = shown
  }

  return {
    start() {
      clearTimeout(delay)
      if (!bar) delay = setTimeout(show, DELAY)
    },
    done() {
      clearTimeout(delay)
      clearInterval(trickle)
      const frame = bar?.parentElement
      if (!bar || !frame) return
      paint(bar, advance(progress, 0.3 + 0.5 * Math.random()))
      setTimeout(paint, SPEED, bar, 1)
      setTimeout(() => {
        frame.style.setProperty('transition', `opacity ${SPEED}ms linear`)
        frame.style.setProperty('opacity', '0')
      }, 2 * SPEED)
      setTimeout(() => frame.remove(), 3 * SPEED)
      document.documentElement.classList.remove('nprogress-busy')
      bar = undefined
    },
  }
}

/** Progress never comes to its end by itself. */
export function advance(progress: number, by: number): number {
  return Math.min(Math.max(progress + by, MINIMUM), 0.994)
}
