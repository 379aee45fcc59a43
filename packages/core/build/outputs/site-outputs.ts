import type { Hooks } from '../../config'
import { feedsOf } from '../../content'
import {
  interfaceLanguage,
  liveFrameFile,
  OFFLINE_LIST_FILE,
  type OfflineList,
  WORKER_FILE,
  withSlash,
} from '../../model'
import {
  bundleLiveFrame,
  bundleWorker,
  contentHash,
  hasLiveCode,
  type Project,
  renderLiveFrame,
} from '../../pipeline'
import { makeRedirectPage, resolveRedirects } from '../hosts'
import type { Output } from '../output'
import { type PageRecord, pageFile } from '../page-record'
import { makeLlms, makeLlmsFull } from './llms'
import type { Manifest, OutputKind } from './manifest'
import { makeNotices, NOTICES_FILE } from './notices'
import { listStored } from './offline'
import { makeOpenSearch } from './opensearch'
import { makeRobots } from './robots'
import { makeSitemap } from './sitemap'

/** An output other than a page. Its name is known before its content, because links are checked in between. */
export interface SiteOutput {
  file: string
  kind: OutputKind
  make(built: Built): string | Uint8Array | Promise<string | Uint8Array>
}

interface Built {
  records: PageRecord[]
  output: Output
  manifest: Manifest
  /** Packages whose code visitors load; outputs that bundle more add to it. */
  packages: string[]
}

/** Returns all outputs other than pages, in build order. */
export function siteOutputs(
  project: Project,
  { hooks, statics }: { hooks: Pick<Hooks, 'outputs'>; statics: string[] },
): SiteOutput[] {
  const { site, clientSite, content } = project
  const { baseUrl } = site
  const outputs: SiteOutput[] = []
  const add = (file: string, kind: OutputKind, make: SiteOutput['make']) => outputs.push({ file, kind, make })

  add('sitemap.xml', 'text', ({ records }) => makeSitemap(records))
  add('llms.txt', 'text', ({ records }) => makeLlms(clientSite, records))
  add('llms-full.txt', 'text', ({ records, output }) => makeLlmsFull(clientSite, records, output.read))
  if (!statics.includes('robots.txt')) add('robots.txt', 'text', () => makeRobots(clientSite))
  const { searchPagePath } = site.search
  if (searchPagePath) add('opensearch.xml', 'text', () => makeOpenSearch(clientSite, searchPagePath))
  for (const blog of content.blogs) {
    const isOneOfSeveral = content.blogs.length > 1
    const makeBoth = async ({ records }: Built) =>
      (await import('./feeds')).makeFeeds({ site: clientSite, blog, isOneOfSeveral, records })
    let feeds: ReturnType<typeof makeBoth> | undefined
    for (const { type, path } of feedsOf([blog]))
      add(path.slice(1), 'feed', async built => {
        feeds ??= makeBoth(built)
        return (await feeds)[type]
      })
  }
  for (const [index, { to }] of resolveRedirects(baseUrl, site.redirects).entries()) {
    const from = withSlash(site.redirects[index]!.from, site.trailingSlash)
    add(pageFile(from), 'redirect', () => makeRedirectPage(to, site.url))
  }
  if (hasLiveCode(content.sources))
    add(liveFrameFile(site.trailingSlash), 'live-frame', async ({ output, packages }) => {
      const { code, packages: framed } = await bundleLiveFrame(interfaceLanguage(site.locale))
      const path = `assets/live-frame-${contentHash(code).slice(0, 8)}.js`
      packages.push(...framed)
      await output.write(path, code, 'asset')
      return renderLiveFrame(baseUrl + path, site.locale.htmlLang)
    })
  for (const { file, make } of hooks.outputs ?? [])
    add(file, 'text', ({ records }) => make(records.map(toPage)))
  add(NOTICES_FILE, 'text', ({ packages }) => makeNotices(packages))
  return outputs
}

/** Returns the outputs for offline reading, which need the hashes of all other files. */
export function lastOutputs(project: Project, statics: string[]): SiteOutput[] {
  const { baseUrl, offline } = project.site
  let list: OfflineList | undefined
  const outputs: SiteOutput[] = []
  if (offline)
    outputs.push({
      file: OFFLINE_LIST_FILE,
      kind: 'offline-list',
      make({ manifest, output }) {
        list = listStored(project, manifest, output)
        return JSON.stringify(list)
      },
    })
  if (!statics.includes(WORKER_FILE))
    outputs.push({
      file: WORKER_FILE,
      kind: 'service-worker',
      make: () => bundleWorker({ offline, baseUrl, build: list?.build ?? '' }),
    })
  return outputs
}

function toPage({ path, title, head, source }: PageRecord) {
  const { canonical, description, noindex } = head
  return { path, title, url: canonical, description, noindex, source }
}
