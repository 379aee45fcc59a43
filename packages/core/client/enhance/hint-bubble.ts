import { DATA, ID } from '../../model'

export interface CodeHint {
  code: string
  notes: string[]
}

type Hints = Record<string, CodeHint>

/** Milliseconds for moving the pointer from the word to the bubble. */
const GRACE = 200

/** Shows the hint of a word beside it, until pointer or focus leaves both, Escape, or a touch elsewhere. */
export async function showHint(
  word: HTMLElement,
  { baseUrl, isWanted }: { baseUrl: string; isWanted: () => boolean },
): Promise<void> {
  const shown = document.getElementById(ID.hint)
  if (shown && word.getAttribute('aria-describedby') === ID.hint) return
  const source = word.closest(`[${DATA.hints}]`)?.getAttribute(DATA.hints)
  if (!source) return
  const hint = (await fetchHints(baseUrl + source))[word.getAttribute(DATA.hint)!]
  const isUsed = word.matches(':hover, :focus') || matchMedia('(hover: none)').matches
  if (!hint || !isWanted() || !isUsed || !word.isConnected) return
  document.getElementById(ID.hint)?.dispatchEvent(new Event('close'))
  open(word, hint)
}

/** Prefers the HTTP cache and requests the file only if it is missing there. */
async function fetchHints(url: string): Promise<Hints> {
  const answer = await fetch(url, { cache: 'force-cache' })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}

function open(word: HTMLElement, hint: CodeHint): void {
  const bubble = draw(hint)
  // Inside of <main>, so that it is in a landmark for screen readers and disappears with the page.
  ;(word.closest('main') ?? document.body).append(bubble)
  place(bubble, word)
  word.setAttribute('aria-describedby', ID.hint)
  const stop = new AbortController()
  const { signal } = stop
  let leaving: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(leaving)
    stop.abort()
    bubble.remove()
    word.removeAttribute('aria-describedby')
  }
  const stay = () => clearTimeout(leaving)
  const leave = (event: Event) => {
    // On touch, the pointer leaves when the finger is lifted.
    if ((event as PointerEvent).pointerType === 'touch' || document.activeElement === word) return
    stay()
    leaving = setTimeout(close, GRACE)
  }
  for (const element of [word, bubble]) {
    element.addEventListener('pointerenter', stay, { signal })
    element.addEventListener('pointerleave', leave, { signal })
  }
  word.addEventListener('blur', close, { signal })
  bubble.addEventListener('close', close, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!word.contains(target as Node) && !bubble.contains(target as Node)) close()
    },
    { signal },
  )
  // Scrolling or resizing moves the word away from the bubble, which goes with it only where the focus scrolls to it.
  const follow = () => (document.activeElement === word ? place(bubble, word) : close())
  window.addEventListener('scroll', follow, { signal, capture: true, passive: true })
  window.addEventListener('resize', close, { signal })
}

function draw({ code, notes }: CodeHint): HTMLElement {
  const bubble = document.createElement('div')
  bubble.id = ID.hint
  bubble.role = 'tooltip'
  bubble.className = 'hint-bubble'
  const name = document.createElement('code')
  name.textContent = code
  bubble.append(name)
  for (const note of notes) {
    const line = document.createElement('p')
    line.textContent = note
    bubble.append(line)
  }
  return bubble
}

/** Places the bubble below the word if there is room, else above it, within the viewport. */
function place(bubble: HTMLElement, word: HTMLElement): void {
  const at = word.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - width - 8))
  const isBelow = at.bottom + height + 12 < innerHeight || at.top < height + 12
  bubble.style.left = `${left}px`
  bubble.style.top = `${isBelow ? at.bottom + 6 : at.top - height - 6}px`
}
