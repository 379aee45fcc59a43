import { ID } from '../../model'
import { onClick } from './on-click'

/** Makes the skip link move the focus without changing the URL. */
export function startSkipLink(): void {
  onClick('.skip-link a', (_, event) => {
    const main = document.getElementById(ID.main)
    if (!main) return
    event.preventDefault()
    main.setAttribute('tabindex', '-1')
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
    main.focus()
  })
}
