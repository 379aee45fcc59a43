import { feedsOf } from '../../content'
import { interfaceLanguage, liveFrameFile, withSlash } from '../../model'
import { bundleLiveFrame, contentHash, hasLiveCode, type Project, renderLiveFrame } from '../../pipeline'
import { makeHostFiles, makeRedirectPage, resolveRedirects } from '../hosts'
import type { Output } from '../output'
import { type PageRecord, pageFile } from '../page-record'
import { makeFeeds } from './feeds'
import { makeLlms, makeLlmsFull } from './llms'
import type { Manifest } from './manifest'
import { makeNotices, NOTICES_FILE } from './notices'
import { writeOffline } from './offline'
import { makeOpenSearch } from './opensearch'
import { makeRobots } from './robots'
import { type WrittenIndex, writeSearchIndex } from './search-index'
import { makeSitemap } from './sitemap'

interface Input {
  project: Project
  records: PageRecord[]
  output: Output
  manifest: Manifest
  /** Files of the static folder. */
  statics: string[]
  /** The search index that the last build wrote. */
  lastIndex?: WrittenIndex
}

/** Writes everything the site has beside its pages; returns what the search index was made of. */
export async function writeSiteFiles({
  project,
  records,
  output,
  manifest,
  statics,
  lastIndex,
}: Input): Promise<WrittenIndex | undefined> {
  const { site, clientSite, content } = project
  const { baseUrl } = site

  await output.write('sitemap.xml', makeSitemap(records), 'text')
  await output.write('llms.txt', makeLlms(clientSite, records), 'text')
  await output.write('llms-full.txt', makeLlmsFull(clientSite, records, output.read), 'text')
  if (!statics.includes('robots.txt')) await output.write('robots.txt', makeRobots(clientSite), 'text')
  if (site.search.searchPagePath)
    await output.write('opensearch.xml', makeOpenSearch(clientSite, site.search.searchPagePath), 'text')
  for (const blog of content.blogs) {
    const isOneOfSeveral = content.blogs.length > 1
    const feeds = makeFeeds({ site: clientSite, blog, isOneOfSeveral, records })
    for (const { type, path } of feedsOf([blog])) await output.write(path.slice(1), feeds[type], 'feed')
  }
  for (const [index, { to }] of resolveRedirects(baseUrl, site.redirects).entries()) {
    const from = withSlash(site.redirects[index]!.from, site.trailingSlash)
    await output.write(pageFile(from), makeRedirectPage(to, site.url), 'redirect')
  }
  const packages = [...project.client.packages]
  if (hasLiveCode(content.sources)) {
    const { code: script, packages: framed } = await bundleLiveFrame(interfaceLanguage(site.locale))
    const path = `assets/live-frame-${contentHash(script).slice(0, 8)}.js`
    packages.push(...framed)
    await output.write(path, script, 'asset')
    const frame = renderLiveFrame(baseUrl + path, site.locale.htmlLang)
    await output.write(liveFrameFile(site.trailingSlash), frame, 'live-frame')
  }
  await output.write(NOTICES_FILE, makeNotices(packages), 'text')
  // A hosted service has an index of its own; what an earlier build left here goes with the stale files.
  const isEmbedded = site.search.provider === 'embedded'
  const index = isEmbedded ? await writeSearchIndex({ project, records, output, last: lastIndex }) : undefined
  // What is stored has its final size and hash by then.
  await output.settle()
  await writeOffline({ project, output, manifest, statics })
  for (const [file, text] of makeHostFiles(project, manifest.entries())) output.writePrivate(file, text)
  return index
}
