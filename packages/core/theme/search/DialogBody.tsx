import type { MouseEvent } from 'react'
import type { ClientSite } from '../../model'
import type { SearchDialogText } from '../text/search'
import type { Screen } from './dialog-state'
import { EmptyScreen, ErrorScreen, NoResultsScreen } from './MessageScreens'
import { ResultsScreen } from './ResultsScreen'
import { type RowContext, StartScreen } from './StartScreen'
import { reportUrl, searchPageUrl } from './search-page-url'
import type { StoredSearches } from './stored-searches'

/** What stands below the field. Everything in it is about the query that the screen answers. */
export function DialogBody(props: {
  screen: Screen
  suggestions: string[]
  site: ClientSite
  text: SearchDialogText
  rows: RowContext
  /** Number of rows on the screen. */
  count: number
  gridId: string
  stored: StoredSearches
  onStoredChange(): void
  onExpand(page: string): void
  onQuery(query: string): void
  onSeeAll(event: MouseEvent): void
}) {
  const { screen, site, text, rows } = props
  const { search, baseUrl } = site
  switch (screen.kind) {
    case 'error':
      return <ErrorScreen failure={screen.failure} text={text} />
    case 'none':
      return (
        <NoResultsScreen
          query={screen.query}
          suggestions={props.suggestions}
          lang={rows.lang}
          reportUrl={reportUrl(search.missingResultsUrl, screen.query)}
          text={text}
          onSuggestion={props.onQuery}
        />
      )
    case 'start':
      if (props.count === 0)
        return (
          <EmptyScreen
            remembers={!search.disablePersonalization}
            suggestions={props.suggestions}
            lang={rows.lang}
            text={text}
            onSuggestion={props.onQuery}
          />
        )
      return (
        <Grid id={props.gridId} label={text.label}>
          <StartScreen stored={props.stored} text={text} rows={rows} onChange={props.onStoredChange} />
        </Grid>
      )
    case 'results':
      return (
        <>
          <Grid id={props.gridId} label={text.label}>
            <ResultsScreen
              groups={screen.groups}
              expanded={screen.expanded}
              rows={rows}
              text={text}
              onExpand={props.onExpand}
            />
          </Grid>
          {search.searchPagePath && (
            <p className="search-all">
              <a href={searchPageUrl(baseUrl, search.searchPagePath, screen)} onClick={props.onSeeAll}>
                {text.seeAll(screen.nbHits)}
              </a>
            </p>
          )}
        </>
      )
  }
}

function Grid({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows are a grid that the field controls, not a table
    <div id={id} role="grid" aria-label={label}>
      {children}
    </div>
  )
}
