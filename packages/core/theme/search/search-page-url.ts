import { withBase } from '../../model'

/** Address of the search page for a query and a filter. Lone surrogates, which cannot be encoded, become replacement signs. */
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

/** The address of a report form with the query put in; undefined when there is none that may be opened. */
export function reportUrl(template: string | undefined, query: string): string | undefined {
  if (!template || /^\s*(?!https?:)[a-z][a-z\d+.-]*:/i.test(template)) return undefined
  const encoded = new URLSearchParams({ q: query }).toString().slice(2).replace(/\+/g, '%20')
  return template.split('{query}').join(encoded)
}
