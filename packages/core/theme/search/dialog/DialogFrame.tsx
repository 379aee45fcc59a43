import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useSite } from '../../../client'
import { ID } from '../../../model'
import { surfaceLanguage } from '../../text/surface-language'
import { trapTab } from './focus-trap'
import './search-frame.css'
import { usePageLock } from './use-page-lock'

/** The dialog window, shared by all states of the search. */
export function DialogFrame(props: {
  label: string
  /** Class names of the scrim for the state of the search. */
  state?: string
  onKeyDown?(event: KeyboardEvent): void
  onClose(): void
  children: ReactNode
}) {
  return createPortal(<Frame {...props} />, document.getElementById(ID.dialog)!)
}

function Frame({ label, state, onKeyDown, onClose, children }: Parameters<typeof DialogFrame>[0]) {
  const dialog = useRef<HTMLDivElement>(null)
  const lang = surfaceLanguage(useSite())
  usePageLock(dialog)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cancel button and Escape do the same
    <div
      className={`DocSearch DocSearch-Container search-scrim ${state ?? ''}`.trim()}
      lang={lang}
      // A translator would replace text nodes, which breaks React's updates.
      translate="no"
      onMouseDown={event => {
        if (event.target !== event.currentTarget) return
        // Otherwise the click would take the focus from the element it returns to.
        event.preventDefault()
        onClose()
      }}
      onKeyDown={event => {
        onKeyDown?.(event)
        if (event.isPropagationStopped()) return
        if (event.key === 'Tab' && dialog.current && trapTab(dialog.current, event.shiftKey))
          event.preventDefault()
      }}
    >
      <div ref={dialog} className="search-dialog" role="dialog" aria-modal="true" aria-label={label}>
        {children}
      </div>
    </div>
  )
}
