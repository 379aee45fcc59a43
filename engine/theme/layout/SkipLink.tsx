import type { MouseEvent } from 'react'
import { shellText } from '../text'

/** First stop of the Tab key: leads past the navigation. */
export function SkipLink() {
  return (
    <div className="skip-link" role="region" aria-label={shellText.skipToContent}>
      <a href="#main" onClick={focusMain}>
        {shellText.skipToContent}
      </a>
    </div>
  )
}

function focusMain(event: MouseEvent) {
  const main = document.querySelector<HTMLElement>('main')
  if (!main) return
  event.preventDefault()
  main.setAttribute('tabindex', '-1')
  main.focus()
  main.removeAttribute('tabindex')
}
