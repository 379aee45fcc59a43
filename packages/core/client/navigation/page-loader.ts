export interface PageAnswer {
  status: number
  url: string
  /** Empty if the response is not HTML. */
  html: string
}

export interface PageLoader {
  load(pathname: string): Promise<PageAnswer>
  prefetch(pathname: string): Promise<void>
  /** Whether prefetching failed while online: such a page is loaded as a document. */
  failed(pathname: string): boolean
  forget(): void
}

interface Entry {
  at: number
  answer: Promise<PageAnswer>
  failed: boolean
}

const LIMIT = 40
const MAX_AGE = 5 * 60_000

export function createPageLoader(get: (pathname: string) => Promise<PageAnswer>): PageLoader {
  const entries = new Map<string, Entry>()

  function fresh(pathname: string): Entry | undefined {
    const entry = entries.get(pathname)
    return entry && Date.now() - entry.at < MAX_AGE ? entry : undefined
  }

  function open(pathname: string): Entry {
    const entry = { at: Date.now(), answer: get(pathname), failed: false }
    entries.delete(pathname)
    entries.set(pathname, entry)
    for (const [oldest] of entries) {
      if (entries.size <= LIMIT) break
      entries.delete(oldest)
    }
    return entry
  }

  return {
    async load(pathname) {
      const entry = fresh(pathname)
      const current = entry && !entry.failed ? entry : open(pathname)
      try {
        return await current.answer
      } catch (error) {
        if (entries.get(pathname) === current) entries.delete(pathname)
        throw error
      }
    },
    async prefetch(pathname) {
      if (fresh(pathname)) return
      const entry = open(pathname)
      try {
        await entry.answer
      } catch {
        entry.failed = true
        // A failure while offline does not depend on the page.
        if (!navigator.onLine) entries.delete(pathname)
      }
    },
    failed: pathname => fresh(pathname)?.failed ?? false,
    forget: () => entries.clear(),
  }
}

/** Fetches a page; throws on server errors and returns all other responses. */
export async function fetchPage(pathname: string): Promise<PageAnswer> {
  const response = await fetch(pathname, { headers: { accept: 'text/html' } })
  if (response.status >= 500) throw new Error(`${response.status} ${response.statusText}`.trim())
  const isHtml = response.headers.get('content-type')?.includes('html')
  return { status: response.status, url: response.url, html: isHtml ? await response.text() : '' }
}
