import { cleanPath } from '../../model'

/** What a file of the built site is; everything else about it follows. */
export type OutputKind = keyof typeof KINDS

interface KindFacts {
  /** `immutable`: its address changes with its content. `never`: not even for asking whether it is still the same. */
  caching: 'immutable' | 'revalidate' | 'never'
  /** Whether a link on a page may lead there. */
  linkable: boolean
  shared?: true
  /** Live code is evaluated there, under a policy of its own. */
  evaluates?: true
  stored?: true
}

const KINDS = {
  page: { caching: 'revalidate', linkable: true, stored: true },
  'not-found': { caching: 'revalidate', linkable: false },
  redirect: { caching: 'revalidate', linkable: true },
  'live-frame': { caching: 'revalidate', linkable: false, evaluates: true, stored: true },
  twin: { caching: 'revalidate', linkable: true },
  /** Plain texts beside the pages: sitemap, llms.txt, robots.txt, third-party notices. */
  text: { caching: 'revalidate', linkable: true },
  feed: { caching: 'revalidate', linkable: true, shared: true },
  static: { caching: 'revalidate', linkable: true, shared: true, stored: true },
  asset: { caching: 'immutable', linkable: true, shared: true, stored: true },
  card: { caching: 'immutable', linkable: true, shared: true },
  'index-entry': { caching: 'revalidate', linkable: false, stored: true },
  'index-part': { caching: 'immutable', linkable: false, stored: true },
  'offline-list': { caching: 'revalidate', linkable: false },
  'service-worker': { caching: 'never', linkable: false },
} as const satisfies Record<string, KindFacts>

export interface OutputEntry {
  /** File below the output folder: "docs/intro.html". */
  file: string
  /** Address below the base URL: "/docs/intro". */
  path: string
  kind: OutputKind
}

export interface Manifest {
  add(file: string, kind: OutputKind): void
  has(file: string): boolean
  entries(): OutputEntry[]
  linkable(): Set<string>
}

/** An empty manifest; a file that is added twice keeps its first kind. */
export function createManifest(): Manifest {
  const entries = new Map<string, OutputEntry>()
  return {
    add(file, kind) {
      if (!entries.has(file)) entries.set(file, { file, kind, path: addressOf(file, kind) })
    },
    has: file => entries.has(file),
    entries: () => [...entries.values()],
    linkable: () =>
      new Set([...entries.values()].filter(({ kind }) => KINDS[kind].linkable).map(({ path }) => path)),
  }
}

export function factsOf({ kind }: OutputEntry): KindFacts {
  return KINDS[kind]
}

/** Hosts serve pages without their ending, and files as they are called. */
function addressOf(file: string, kind: OutputKind): string {
  if (kind === 'static' && file !== 'index.html') return `/${file}`
  // Only where addresses end with a slash are pages in folders of their own.
  return file.endsWith('/index.html') ? `/${file.slice(0, -'index.html'.length)}` : cleanPath(`/${file}`)
}
