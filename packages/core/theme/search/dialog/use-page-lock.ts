import { type RefObject, useEffect } from 'react'
import { DATA, DOCUSAURUS_CLASS } from '../../../model'

/** Locks scrolling of the page while the dialog is open. */
export function usePageLock(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { body, documentElement } = document
    const top = window.scrollY
    const scrollbar = window.innerWidth - documentElement.clientWidth
    body.classList.add(DOCUSAURUS_CLASS.searchOpen)
    body.style.setProperty('margin-right', `${scrollbar}px`)
    // Not on the root, from which every element would inherit it and have its style recomputed.
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
