import { ID } from '../../model'
import type { Client, ClientText } from '../client'

/** Shows a message when the next page could not be loaded; the current one stays usable. */
export function showFailures({ navigation, text }: Client): void {
  navigation.subscribe(() => {
    const state = navigation.get()
    const host = document.getElementById(ID.notices)
    if (state.status !== 'failed') host?.replaceChildren()
    else {
      const { error, retry, dismiss } = state
      const message = text.navigationFailed(/^\d{3}\b/.exec(error.message)?.[0])
      host?.replaceChildren(createBar({ message, retry, dismiss }, text))
    }
  })
}

/** Marks a message about a part of the page, in contrast to the next page. */
const OF_PART = 'data-part'

/**
 * Shows a message that a control could not be loaded. Its text is part of the bundle, because loading may fail
 * now.
 */
export function showPartFailure(text: ClientText, retry: () => void): void {
  const bar = createBar(
    {
      message: text.islandFailed,
      retry() {
        bar.remove()
        retry()
      },
      dismiss: () => bar.remove(),
    },
    text,
  )
  bar.setAttribute(OF_PART, '')
  document.getElementById(ID.notices)?.replaceChildren(bar)
}

/** Removes that message after a successful retry. */
export function hidePartFailure(): void {
  document.querySelector(`#${CSS.escape(ID.notices)} > [${OF_PART}]`)?.remove()
}

/** Loads and runs the handler of an interaction; shows a failure with a retry button. */
export async function loadAsked(text: ClientText, load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
    hidePartFailure()
  } catch {
    showPartFailure(text, () => loadAsked(text, load))
  }
}

function createBar(
  failure: { message: string; retry(): void; dismiss(): void },
  text: ClientText,
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
  message.textContent = failure.message
  retry.textContent = text.retry
  retry.onclick = failure.retry
  close.setAttribute('aria-label', text.dismiss)
  close.onclick = failure.dismiss
  return bar
}
