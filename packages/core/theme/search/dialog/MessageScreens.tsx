import type { SearchDialogText } from '../../text/search'
import type { Screen } from './dialog-state'

/** Maximum number of suggestions without results. */
const MAX_SUGGESTIONS = 3

/** No results: suggests other queries, and a link to report it. */
export function NoResultsScreen(props: {
  title: string
  query?: string
  elsewhere?: number
  suggestions: string[]
  lang: string
  reportUrl: string | undefined
  text: Pick<SearchDialogText, 'elsewhere' | 'quotes' | 'tryFor' | 'reportQuestion' | 'reportLink'>
  onSuggestion(query: string): void
  onShowAll?(): void
}) {
  const { title, query, elsewhere, suggestions, lang, reportUrl, text, onSuggestion } = props
  return (
    <div className="search-message search-none">
      <p className="search-message-title">
        {title}
        {query && (
          <>
            {' '}
            {text.quotes[0]}
            <strong>{query}</strong>
            {text.quotes[1]}
          </>
        )}
      </p>
      {elsewhere ? (
        <p>
          <button type="button" className="search-retry" onClick={props.onShowAll}>
            {text.elsewhere(elsewhere)}
          </button>
        </p>
      ) : null}
      <Suggestions
        suggestions={suggestions.slice(0, MAX_SUGGESTIONS)}
        lang={lang}
        text={text}
        onSuggestion={onSuggestion}
      />
      {reportUrl && (
        <p>
          {text.reportQuestion}{' '}
          <a href={reportUrl} target="_blank" rel="noopener noreferrer">
            {text.reportLink}
          </a>
        </p>
      )}
    </div>
  )
}

export function MissingWords(props: { words: string[]; text: Pick<SearchDialogText, 'missing' | 'quotes'> }) {
  const { words, text } = props
  const quoted = words.map(word => text.quotes.join(word))
  return <p className="search-missing">{text.missing(quoted.join(' '))}</p>
}

/** The screen without query and stored searches: suggests queries. */
export function EmptyScreen(props: {
  remembers: boolean
  suggestions: string[]
  lang: string
  text: SearchDialogText
  onSuggestion(query: string): void
}) {
  const { remembers, text } = props
  return (
    <div className="search-message search-start">
      {remembers && <p className="search-message-title">{text.noRecent}</p>}
      <Suggestions {...props} />
    </div>
  )
}

function Suggestions(props: {
  suggestions: string[]
  lang: string
  text: Pick<SearchDialogText, 'tryFor'>
  onSuggestion(query: string): void
}) {
  const { suggestions, lang, text, onSuggestion } = props
  if (suggestions.length === 0) return null
  return (
    <>
      <p>{text.tryFor}</p>
      <ul className="search-suggestions" lang={lang}>
        {suggestions.map(name => (
          <li key={name}>
            <button type="button" onClick={() => onSuggestion(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The error screen, with the kind of failure: a time-out, or an error response. */
export function ErrorScreen(props: {
  failure: Extract<Screen, { kind: 'error' }>['failure']
  text: SearchDialogText
}) {
  const { failure, text } = props
  const isNetwork = failure.kind === 'unreachable' || failure.kind === 'timeout'
  const detail =
    failure.kind === 'unreachable' ? '' : [failure.status, failure.message].filter(Boolean).join(' ')
  if (isNetwork && globalThis.navigator?.onLine === false)
    return (
      <div className="search-message" role="alert">
        <p className="search-message-title">{text.offline}</p>
      </div>
    )
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">{text.errorTitle}</p>
      {isNetwork && <p>{text.errorHelp}</p>}
      {detail && (
        <p className="search-message-detail" lang="en">
          {detail}
        </p>
      )}
    </div>
  )
}
