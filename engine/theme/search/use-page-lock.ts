import { useEffect } from 'react'
import { DOCUSAURUS_CLASS } from '../../model'

/** While the dialog is open the page behind it keeps its place and does not scroll. */
export function usePageLock(): void {
  useEffect(() => {
    const { body, documentElement } = document
    const top = window.scrollY
    const scrollbar = window.innerWidth - documentElement.clientWidth
    body.classList.add(DOCUSAURUS_CLASS.searchOpen)
    body.style.setProperty('margin-right', `${scrollbar}px`)
    const measure = () => {
      documentElement.style.setProperty('--docsearch-vh', `${window.innerHeight * 0.01}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      documentElement.style.removeProperty('--docsearch-vh')
      body.classList.remove(DOCUSAURUS_CLASS.searchOpen)
      body.style.removeProperty('margin-right')
      if (window.scrollY !== top) window.scrollTo(0, top)
    }
  }, [])
}
