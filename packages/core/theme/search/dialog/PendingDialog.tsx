import { useState } from 'react'
import type { ClientSite } from '../../../model'
import { pendingSearchText } from '../../text/pending-search'
import { createComposition } from '../composition'
import { DialogForm } from './DialogForm'
import { DialogFrame } from './DialogFrame'

/** Input from before the dialog was loaded. */
export interface EarlyInput {
  text: string
  selectAll?: boolean
  composing?: boolean
  entered?: boolean
}

export interface PendingDialogProps {
  site: ClientSite
  input: EarlyInput
  failure?: 'load' | 'crash'
  onInput(input: EarlyInput): void
  onRetry(): void
  onClose(): void
}

/** A placeholder while the dialog is loading or has failed to load: takes input and shows the error. */
export function PendingDialog(props: PendingDialogProps) {
  const { site, input, failure, onInput, onClose } = props
  const words = pendingSearchText[site.quotedSurfaces]
  const { placeholder = words.placeholder, maxLength } = site.search
  const [composition] = useState(createComposition)
  return (
    <DialogFrame
      label={words.label}
      onClose={onClose}
      onKeyDown={event => {
        if (composition.owns(event.nativeEvent)) event.stopPropagation()
        else if (event.key === 'Enter' && (event.target as Element).tagName === 'INPUT') {
          event.preventDefault()
          if (input.text) onInput({ ...input, entered: true })
        }
      }}
    >
      <DialogForm
        words={words}
        placeholder={placeholder}
        maxLength={maxLength}
        text={input.text}
        selectAll={input.selectAll}
        busy={!failure}
        composition={composition}
        onText={(text, composing) => onInput({ text: text.slice(0, maxLength), composing })}
        onCancel={onClose}
      />
      <div className="search-body search-start">
        {failure && (
          <div className="search-message" role="alert">
            <p className="search-message-title">{failure === 'load' ? words.loadFailed : words.crashed}</p>
            {failure === 'load' && <p>{words.loadHelp}</p>}
            <button type="button" className="search-retry" onClick={props.onRetry}>
              {words.retry}
            </button>
          </div>
        )}
      </div>
    </DialogFrame>
  )
}
