import { pageText } from '../text'

export function SearchPlaceholder() {
  return (
    <div className="search-shell">
      <div data-island="engine:search-page" data-props="{}" data-load="idle" data-client-only="">
        <h1>{pageText.searchTitle}</h1>
        <div className="spinner" role="status" aria-label={pageText.loading} />
        <noscript>{pageText.searchNeedsScript}</noscript>
      </div>
    </div>
  )
}
