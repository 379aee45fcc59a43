import { KEPT_QUERY } from '../../model'

/** What was asked last in this visit; '' for nothing. */
export function readKeptQuery(): string {
  try {
    return sessionStorage.getItem(KEPT_QUERY) ?? ''
  } catch {
    return ''
  }
}

export function keepQuery(query: string): void {
  try {
    sessionStorage.setItem(KEPT_QUERY, query)
  } catch {
    // Without storage the dialog opens empty.
  }
}
