import { useEffect, useRef } from 'react'
import type { SearchDialogText } from '../text/search'
import type { Composition } from './composition'
import { SearchIcon } from './icons'

/** The field of the dialog with its buttons. */
export function DialogForm(props: {
  text: SearchDialogText
  placeholder: string
  maxLength: number
  query: string
  /** Marks the text at the start, so that typing replaces it. */
  selectAll: boolean
  busy: boolean
  gridId: string
  activeId: string | undefined
  composition: Composition
  onQuery(query: string): void
  onCancel(): void
}) {
  const { text, query, composition, activeId, onQuery } = props
  const input = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the dialog opens
  useEffect(() => {
    input.current?.focus()
    if (props.selectAll) input.current?.select()
  }, [])

  return (
    <div className="search-head">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is newer than the browsers we support */}
      <form
        className="search-form"
        role="search"
        onSubmit={event => event.preventDefault()}
        onReset={event => {
          event.preventDefault()
          onQuery('')
          input.current?.focus()
        }}
      >
        <label htmlFor="docsearch-input" className="search-label">
          {props.busy ? (
            <span className="search-spinner" role="img" aria-label={text.loading} />
          ) : (
            <SearchIcon name="search" size={22} />
          )}
          <span className="search-announcer">{text.label}</span>
        </label>
        <input
          ref={input}
          id="docsearch-input"
          className="search-input"
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={activeId !== undefined}
          aria-controls={props.gridId}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint={activeId === undefined ? 'search' : 'go'}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          value={query}
          onChange={event => onQuery(event.target.value)}
          onCompositionStart={composition.start}
          onCompositionEnd={event => composition.end(event.nativeEvent)}
        />
        <button
          type="reset"
          className="search-action"
          aria-label={text.clear}
          title={text.clear}
          hidden={!query}
        >
          <SearchIcon name="clear" />
        </button>
      </form>
      <button type="button" className="search-cancel" onClick={props.onCancel}>
        {text.cancel}
      </button>
    </div>
  )
}
