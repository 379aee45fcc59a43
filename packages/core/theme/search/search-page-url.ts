import { withBase } from '../../model'

/**
 * Returns the address of the search page for a query and filter. Replaces lone surrogates, which cannot be
 * encoded.
 */
export function searchPageUrl(
  baseUrl: string,
  path: string,
  { query, filter }: { query: string; filter?: string },
): string {
  const parameters = new URLSearchParams({ q: query, ...(filter && { in: filter }) })
    .toString()
    .replace(/\+/g, '%20')
  return `${withBase(baseUrl, path)}?${parameters}`
}

/** Returns the address of a report form with the query filled in; undefined without a valid one. */
export function reportUrl(template: string | undefined, query: string): string | undefined {
  if (!template || /^\s*(?!https?:)[a-z][a-z\d+.-]*:/i.test(template)) return undefined
  const encoded = new URLSearchParams({ q: query }).toString().slice(2).replace(/\+/g, '%20')
  return template.split('{query}').join(encoded)
}
