import { type RefObject, useEffect } from 'react'
import { DATA, DOCUSAURUS_CLASS } from '../../../model'

/** While the dialog is open the page behind it keeps its place and does not scroll. */
export function usePageLock(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { body, documentElement } = document
    const top = window.scrollY
    const scrollbar = window.innerWidth - documentElement.clientWidth
    body.classList.add(DOCUSAURUS_CLASS.searchOpen)
    body.style.setProperty('margin-right', `${scrollbar}px`)
    // Not on the root: every element of the page would inherit it, and have its style computed again.
    const measure = () => {
      dialog.current?.style.setProperty('--docsearch-vh', `${window.innerHeight * 0.01}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      documentElement.removeAttribute(DATA.held)
      body.classList.remove(DOCUSAURUS_CLASS.searchOpen)
      body.style.removeProperty('margin-right')
      if (window.scrollY !== top) window.scrollTo(0, top)
    }
  }, [dialog])
}
