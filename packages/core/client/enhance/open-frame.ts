import { DATA } from '../../model'

export function openFrame(poster: HTMLElement): void {
  const frame = document.createElement('iframe')
  const kept: Record<string, string> = JSON.parse(poster.getAttribute(DATA.frame) ?? '{}')
  for (const [name, value] of Object.entries(kept)) frame.setAttribute(name, value)
  frame.className = poster.className
  frame.src = (poster as HTMLAnchorElement).href
  poster.replaceWith(frame)
  frame.focus()
}
