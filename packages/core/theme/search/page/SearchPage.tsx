import { cleanQuery, resolveResultUrl } from 'inkstone-search/browser'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { handOverWords, useLocation, useSite, useTitleFormatter } from '../../../client'
import type { ClientSite } from '../../../model'
import { searchPageText as text } from '../../text/zh/search-page'
import { createComposition } from '../composition'
import { pageOf } from '../dialog/group-hits'
import { MissingWords, NoResultsScreen } from '../dialog/MessageScreens'
import { FilterChips } from '../FilterChips'
import { wordsOf } from '../found-words'
import { readPlace, useKeptPlace } from './kept-place'
import { PageHit } from './PageHit'
import type { PageState } from './page-state'
import './search-page.css'
import { addressOf } from '../dialog/use-dialog-search'
import { reportUrl } from '../search-page-url'
import { useSearchContext } from '../use-search-context'
import { useSuggestions } from '../use-suggestions'
import { usePageSearch } from './use-page-search'
import { VersionSelects } from './VersionSelects'

/** The search page: the query is in the URL; more hits load when the end of the list comes into view. */
export default function SearchPage() {
  const site = useSite()
  const here = useSearchContext()
  const [chosen, setChosen] = useState<string[]>()
  const context = { ...here, tags: chosen ?? here.tags }
  const [composition] = useState(createComposition)
  const { search } = useLocation()
  const { state, dispatch, client } = usePageSearch(site, context, {
    ...readAddress(location.search, site),
    ...readPlace(),
  })
  const { query, hits, loading, shown, failure } = state
  const [typed, setTyped] = useState(query)
  const suggestions = useSuggestions(client, [])
  const title = text.title(cleanQuery(query))
  const documentTitle = useTitleFormatter()(title)

  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  // Handles a new URL of this page: a link with another query, or history navigation.
  const lastSearch = useRef(search)
  useEffect(() => {
    if (search === lastSearch.current) return
    lastSearch.current = search
    const next = readAddress(search, site)
    setTyped(next.query)
    dispatch({ type: 'input', ...next })
  }, [search, site, dispatch])
  useKeptPlace(state.loaded)

  const setQuery = (next: string, composing: boolean) => {
    setTyped(next)
    if (composing) return
    writeAddress({ q: next })
    dispatch({ type: 'input', query: next })
  }
  const chooseFilter = (filter: string) => {
    writeAddress({ in: filter })
    dispatch({ type: 'input', query, filter })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || composition.owns(event.nativeEvent)) return
    event.preventDefault()
    if (!shown || !query) {
      writeAddress({ q: '' })
      setTyped('')
    }
    dispatch({ type: 'escape' })
  }

  return (
    <div className="search-page" translate="no">
      <h1>{title}</h1>
      <form className="search-page-form" onSubmit={event => event.preventDefault()}>
        <input
          // biome-ignore lint/a11y/noAutofocus: visitors of the search page came to type
          autoFocus
          type="search"
          name="q"
          className="search-page-input"
          placeholder={text.placeholder}
          aria-label={text.label}
          autoComplete="off"
          maxLength={512}
          value={typed}
          onChange={event => setQuery(event.target.value, composition.isActive())}
          onFocus={() => dispatch({ type: 'input', query })}
          onKeyDown={onKeyDown}
          onCompositionStart={composition.start}
          onCompositionEnd={event => {
            composition.end(event.nativeEvent)
            setQuery(event.currentTarget.value, false)
          }}
        />
        <FilterChips
          filters={site.search.filters}
          chosen={state.filter}
          counts={state.counts}
          label={text.filters}
          labels={text.filterLabels}
          onChoose={chooseFilter}
        />
        <VersionSelects site={site} tags={context.tags} onChange={setChosen} />
      </form>
      <div className="search-page-row">
        <p role="status">{shown && hits.length > 0 ? countText(state) : ''}</p>
        {site.search.provider === 'hosted' && (
          <a href="https://www.algolia.com/developers" target="_blank" rel="noopener noreferrer">
            {text.provider}
          </a>
        )}
      </div>
      {shown && (
        <>
          {hits.length > 0 && state.missing?.length ? (
            <MissingWords words={state.missing} text={text} />
          ) : null}
          <Hits site={site} hits={hits} />
          {failure && (
            <div role="alert" className="search-page-note">
              <p>{text.errorTitle}</p>
              <p>
                {[failure.status, failure.kind === 'unreachable' ? text.errorHelp : failure.message].join(
                  ' ',
                )}
              </p>
            </div>
          )}
          {loading && hits.length === 0 && (
            <div className="search-page-note" role="status">
              <span className="search-spinner" />
              {text.loading}
            </div>
          )}
          {!loading && !failure && cleanQuery(query) && hits.length === 0 && (
            <NoResultsScreen
              title={text.none}
              elsewhere={state.filter ? state.counts?.[''] : 0}
              suggestions={suggestions}
              lang={site.locale.htmlLang}
              reportUrl={reportUrl(site.search.missingResultsUrl, cleanQuery(query))}
              text={text}
              onSuggestion={name => setQuery(name, false)}
              onShowAll={() => chooseFilter('')}
            />
          )}
          {hits.length > 0 && state.loaded < state.pages && (
            <Sentinel key={hits.length} onSight={() => dispatch({ type: 'more' })} />
          )}
        </>
      )}
    </div>
  )
}

function Hits({ site, hits }: { site: ClientSite; hits: React.ComponentProps<typeof PageHit>['hit'][] }) {
  return hits.map((hit, index) => {
    const follows = index > 0 && pageOf(hit) === pageOf(hits[index - 1]!)
    const target = resolveResultUrl(hit.url, addressOf(site))
    const onOpen = () => target && handOverWords(wordsOf(hit, target.href))
    return (
      target && <PageHit key={hit.objectID} hit={hit} href={target.href} follows={follows} onOpen={onOpen} />
    )
  })
}

/** Calls back when the end of the hits comes into view. */
function Sentinel({ onSight }: { onSight(): void }) {
  const ref = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sentinel is made for each page of hits
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSight(), {
      threshold: 1,
    })
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <p ref={ref} className="search-page-note">
      {text.more}
    </p>
  )
}

/** Reads query and filter from a URL; unknown filters are ignored. */
function readAddress(search: string, site: ClientSite): { query: string; filter: string } {
  const parameters = new URLSearchParams(search)
  const filter = site.search.filters.find(({ name }) => name === parameters.get('in'))?.name ?? ''
  return { query: parameters.get('q') ?? '', filter }
}

function writeAddress(values: { q?: string; in?: string }): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  history.replaceState(history.state, '', url)
}

/** Returns the text with the number of pages, or else of listed hits. */
function countText({ documents, counts, filter, count }: PageState): string {
  const pages = documents === undefined ? undefined : counts?.[filter]
  return pages === undefined ? text.found(count) : text.foundPages(pages)
}
