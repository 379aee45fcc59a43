import type { MouseEvent } from 'react'
import { ID } from '../../model'
import { shellText } from '../text'

/** First stop of the Tab key: leads past the navigation. */
export function SkipLink() {
  return (
    <section className="skip-link" aria-label={shellText.skipToContent}>
      <a href={`#${ID.main}`} onClick={focusMain}>
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
