import { useLayoutEffect, useRef } from 'react'
import type { Composition } from '../composition'
import { SearchIcon } from '../icons'

export function DialogForm(props: {
  words: { label: string; clear: string; cancel: string; loading: string }
  placeholder: string
  maxLength: number
  text: string
  /** Selects the initial text, so that typing replaces it. */
  selectAll?: boolean
  busy: boolean
  gridId?: string
  activeId?: string
  composition: Composition
  /** `composing`: the input method has not committed the text yet. */
  onText(text: string, composing: boolean): void
  onCancel(): void
}) {
  const { words, text, composition, activeId, onText } = props
  const input = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the dialog opens
  useLayoutEffect(() => {
    // A layout effect, in the task that removes the old field, so that no typed letter is lost.
    input.current?.focus()
    input.current?.setSelectionRange(props.selectAll ? 0 : text.length, text.length)
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
          onText('', false)
          input.current?.focus()
        }}
      >
        <label htmlFor="docsearch-input" className="search-label">
          {props.busy ? (
            <span className="search-spinner" role="img" aria-label={words.loading} />
          ) : (
            <SearchIcon name="search" size={22} />
          )}
          <span className="search-announcer">{words.label}</span>
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
          value={text}
          onChange={event => onText(event.target.value, composition.isActive())}
          onCompositionStart={composition.start}
          onCompositionEnd={event => {
            composition.end(event.nativeEvent)
            onText(event.currentTarget.value, false)
          }}
        />
        <button
          type="reset"
          className="search-action"
          aria-label={words.clear}
          title={words.clear}
          hidden={!text}
        >
          <SearchIcon name="clear" />
        </button>
      </form>
      <button type="button" className="search-cancel" onClick={props.onCancel}>
        {words.cancel}
      </button>
    </div>
  )
}
