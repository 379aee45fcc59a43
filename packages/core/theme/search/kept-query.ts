import { KEPT_QUERY } from '../../model'

/** What was asked last in this visit; '' for nothing. */
export function readKeptQuery(): string {
  try {
    return sessionStorage.getItem(KEPT_QUERY) ?? ''
  } catch {
    return ''
  }
}

/** Keeps the query for the next time the dialog opens. */
export function keepQuery(query: string): void {
  try {
    sessionStorage.setItem(KEPT_QUERY, query)
  } catch {
    // Without storage the dialog opens empty.
  }
}
