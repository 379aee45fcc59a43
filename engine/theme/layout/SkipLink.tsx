import type { MouseEvent } from 'react'
import { shellText } from '../text'

/** First stop of the Tab key: leads past the navigation. */
export function SkipLink() {
  return (
    <section className="skip-link" aria-label={shellText.skipToContent}>
      {/* biome-ignore lint/a11y/useValidAnchor: without a script the anchor does the work */}
      <a href="#main" onClick={focusMain}>
        {shellText.skipToContent}
      </a>
    </section>
  )
}

function focusMain(event: MouseEvent) {
  const main = document.querySelector<HTMLElement>('main')
  if (!main) return
  event.preventDefault()
  main.setAttribute('tabindex', '-1')
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
  main.focus()
}
