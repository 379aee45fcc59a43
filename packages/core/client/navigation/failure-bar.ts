import { ID } from '../../model'
import type { Client } from '../client'

/** Says above the page that the next one could not be loaded; the page on screen stays usable. */
export function showFailures({ navigation, text }: Client): void {
  navigation.subscribe(() => {
    const state = navigation.get()
    const host = document.getElementById(ID.notices)
    if (state.status !== 'failed') host?.replaceChildren()
    else {
      const { error, retry, dismiss } = state
      host?.replaceChildren(createBar({ error: String(error), retry, dismiss }, text))
    }
  })
}

function createBar(
  failure: { error: string; retry(): void; dismiss(): void },
  text: Client['text'],
): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'failure-bar'
  bar.setAttribute('role', 'alert')
  bar.innerHTML =
    '<div class="frame failure-content"><p></p><button type="button" class="button"></button>' +
    '<button type="button" class="icon-button">' +
    '<svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>' +
    '</button></div>'
  const [message, retry, close] = bar.firstElementChild!.children as unknown as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ]
  const detail = document.createElement('span')
  detail.lang = 'en'
  detail.textContent = ` ${failure.error}`
  message.append(text.navigationFailed, detail)
  retry.textContent = text.retry
  retry.onclick = failure.retry
  close.setAttribute('aria-label', text.dismiss)
  close.onclick = failure.dismiss
  return bar
}
