import { cleanPath } from '../../model'

/** The kind of an output file, from which all its other facts follow. */
export type OutputKind = keyof typeof KINDS

interface KindFacts {
  /** `immutable`: the address contains a content hash. `never`: not stored by caches at all. */
  caching: 'immutable' | 'revalidate' | 'never'
  /** Whether pages may link to it. */
  linkable: boolean
  shared?: true
  /** Whether it runs live code, under a different content security policy. */
  evaluates?: true
  stored?: true
}

const KINDS = {
  page: { caching: 'revalidate', linkable: true, stored: true },
  'not-found': { caching: 'revalidate', linkable: false },
  redirect: { caching: 'revalidate', linkable: true },
  'live-frame': { caching: 'revalidate', linkable: false, evaluates: true, stored: true },
  twin: { caching: 'revalidate', linkable: true },
  /** Plain texts: sitemap, llms.txt, robots.txt, third-party notices. */
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
  /** Path in the output folder: "docs/intro.html". */
  file: string
  /** Address relative to the base URL: "/docs/intro". */
  path: string
  kind: OutputKind
}

export interface Manifest {
  add(file: string, kind: OutputKind): void
  has(file: string): boolean
  entries(): OutputEntry[]
  linkable(): Set<string>
}

/** Creates an empty manifest; a file that is added twice keeps its first kind. */
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

/** Returns the address of a file: pages are served without their extension. */
function addressOf(file: string, kind: OutputKind): string {
  if (kind === 'static' && file !== 'index.html') return `/${file}`
  // Index files in folders only exist if addresses end with a slash.
  return file.endsWith('/index.html') ? `/${file.slice(0, -'index.html'.length)}` : cleanPath(`/${file}`)
}
