import { DOCUSAURUS_CLASS, DOCUSAURUS_ID } from '../../model'
import type { NavigationState } from '../client'
import type { Store } from '../state/store'

/** Shows a bar at the top of the page when loading the next page takes long. */
export function showLoading(state: Store<NavigationState>): void {
  const bar = createLoadingBar()
  const follow = () => (state.get().status === 'loading' ? bar.start() : bar.done())
  state.subscribe(follow)
  follow()
}

interface LoadingBar {
  /** Shows the bar unless `done` is called within 200 ms. */
  start(): void
  done(): void
}

const DELAY = 200
const SPEED = 200
const TRICKLE = 800
const MINIMUM = 0.08

/** Creates the loading bar; CSS styles it (`#nprogress .bar`), scripts set its progress. */
function createLoadingBar(): LoadingBar {
  const { classList } = document.documentElement
  let delay: ReturnType<typeof setTimeout> | undefined
  let trickle: ReturnType<typeof setInterval> | undefined
  let frame: HTMLElement | undefined
  let progress = 0

  function paint({ firstElementChild: bar }: HTMLElement, value: number) {
    const transform = [progress, value].map(at => `translateX(${(at - 1) * 100}%)`)
    bar!.animate({ transform }, { duration: SPEED, easing: 'ease', fill: 'forwards' })
    progress = value
  }

  function show() {
    const shown = document.createElement('div')
    shown.id = DOCUSAURUS_ID.loadingBar
    shown.ariaHidden = 'true'
    shown.innerHTML = '<div class="bar"><div class="peg"></div></div>'
    document.body.append(shown)
    classList.add(DOCUSAURUS_CLASS.loading)
    progress = 0
    paint(shown, MINIMUM)
    trickle = setInterval(() => paint(shown, advance(progress, Math.random() * 0.02)), TRICKLE)
    frame = shown
  }

  return {
    start() {
      clearTimeout(delay)
      if (!frame) delay = setTimeout(show, DELAY)
    },
    done() {
      clearTimeout(delay)
      clearInterval(trickle)
      if (!frame) return
      const shown = frame
      frame = undefined
      classList.remove(DOCUSAURUS_CLASS.loading)
      paint(shown, advance(progress, 0.3 + 0.5 * Math.random()))
      setTimeout(paint, SPEED, shown, 1)
      const fade = shown.animate({ opacity: 0 }, { duration: SPEED, delay: 2 * SPEED })
      fade.onfinish = () => shown.remove()
    },
  }
}

/** Increases progress, but never to the end. */
export function advance(progress: number, by: number): number {
  return Math.min(Math.max(progress + by, MINIMUM), 0.994)
}
