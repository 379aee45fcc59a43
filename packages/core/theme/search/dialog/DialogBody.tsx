import type { MouseEvent } from 'react'
import type { ClientSite } from '../../../model'
import type { SearchDialogText } from '../../text/search'
import { reportUrl, searchPageUrl } from '../search-page-url'
import type { Screen } from './dialog-state'
import { EmptyScreen, ErrorScreen, MissingWords, NoResultsScreen } from './MessageScreens'
import { ResultsScreen } from './ResultsScreen'
import { type RowContext, StartScreen } from './StartScreen'
import type { StoredSearches } from './stored-searches'

/** Content below the field; all of it belongs to the query of `screen`. */
export function DialogBody(props: {
  screen: Screen
  /** Whether an answer is pending. */
  isAsked: boolean
  all: number | undefined
  suggestions: string[]
  site: ClientSite
  text: SearchDialogText
  rows: RowContext
  count: number
  gridId: string
  stored: StoredSearches
  onStoredChange(): void
  onExpand(page: string): void
  onQuery(query: string): void
  onShowAll(): void
  onFollow(event: MouseEvent, href: string): void
}) {
  const { screen, site, text, rows } = props
  const { search, baseUrl } = site
  switch (screen.kind) {
    case 'error':
      return <ErrorScreen failure={screen.failure} text={text} />
    case 'none':
      return (
        <NoResultsScreen
          title={text.noResults}
          query={screen.query}
          elsewhere={screen.filter ? props.all : 0}
          onShowAll={props.onShowAll}
          suggestions={props.suggestions}
          lang={rows.lang}
          reportUrl={reportUrl(search.missingResultsUrl, screen.query)}
          text={text}
          onSuggestion={props.onQuery}
        />
      )
    case 'start':
      if (props.isAsked) return null
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
          {screen.missing.length > 0 && <MissingWords words={screen.missing} text={text} />}
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
              <SeeAll href={searchPageUrl(baseUrl, search.searchPagePath, screen)} onFollow={props.onFollow}>
                {text.seeAll(screen.found)}
              </SeeAll>
            </p>
          )}
        </>
      )
  }
}

function SeeAll(props: {
  href: string
  onFollow(event: MouseEvent, href: string): void
  children: React.ReactNode
}) {
  const { href, onFollow, children } = props
  return (
    <a href={href} onClick={event => onFollow(event, href)}>
      {children}
    </a>
  )
}

function Grid({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows are a grid that the field controls, not a table
    <div id={id} role="grid" aria-label={label}>
      {children}
    </div>
  )
}
