import { KEPT_QUERY } from '../../model'

/** Returns the last query of this visit, or ''. */
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
    // Without storage, the dialog opens empty.
  }
}
