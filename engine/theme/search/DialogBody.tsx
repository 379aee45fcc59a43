import type { MouseEvent } from 'react'
import type { ClientSite } from '../../model'
import type { SearchDialogText } from '../text/search'
import type { DialogState } from './dialog-state'
import { ErrorScreen, NoResultsScreen } from './MessageScreens'
import { ResultsScreen } from './ResultsScreen'
import { type RowContext, StartScreen } from './StartScreen'
import { reportUrl, searchPageUrl } from './search-page-url'
import type { StoredSearches } from './stored-searches'

/** What stands below the field: one of four screens. */
export function DialogBody(props: {
  state: DialogState
  site: ClientSite
  text: SearchDialogText
  rows: RowContext
  /** Number of rows on the screen. */
  count: number
  gridId: string
  stored: StoredSearches
  onStoredChange(): void
  onQuery(query: string): void
  onSeeAll(event: MouseEvent): void
}) {
  const { state, site, text, rows, count, stored } = props
  const { search, baseUrl } = site
  if (state.screen === 'error') return <ErrorScreen failure={state.failure} text={text} />
  if (state.screen === 'none') {
    return (
      <NoResultsScreen
        query={state.query}
        suggestions={state.suggestions}
        reportUrl={reportUrl(search.missingResultsUrl, state.query)}
        text={text}
        onSuggestion={props.onQuery}
      />
    )
  }
  const isStart = state.screen === 'start'
  if (isStart && count === 0) {
    const isQuiet = search.disablePersonalization || state.status !== 'idle'
    return isQuiet ? null : <p className="search-message">{text.noRecent}</p>
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the rows are a grid that the field controls, not a table */}
      <div id={props.gridId} role="grid" aria-label={text.label}>
        {isStart ? (
          <StartScreen stored={stored} text={text} rows={rows} onChange={props.onStoredChange} />
        ) : (
          <ResultsScreen groups={state.groups} rows={rows} />
        )}
      </div>
      {!isStart && search.searchPagePath && (
        <p className="search-all">
          <a href={searchPageUrl(baseUrl, search.searchPagePath, state.query)} onClick={props.onSeeAll}>
            {text.seeAll(state.nbHits)}
          </a>
        </p>
      )}
    </>
  )
}
