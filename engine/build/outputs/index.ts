import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  bundleLiveFrame,
  contentHash,
  contentSecurityPolicy,
  hasLiveCode,
  type Project,
  renderLiveFrame,
} from '../../pipeline'
import type { Output } from '../output'
import { type PageRecord, pageFile } from '../page-record'
import { makeFeeds } from './feeds'
import {
  headerRules,
  makeHeadersFile,
  makeRedirectPage,
  makeRedirectsFile,
  makeVercelFile,
  resolveRedirects,
} from './host-files'
import { makeLlms } from './llms'
import { makeOpenSearch } from './opensearch'
import { makeRobots } from './robots'
import { writeSearchIndex } from './search-index'
import { makeSitemap } from './sitemap'

export { type HeaderRule, headerRules, type Redirect } from './host-files'

interface Input {
  project: Project
  records: PageRecord[]
  output: Output
}

/** Everything the site has beside its pages. */
export async function writeSiteFiles({ project, records, output }: Input): Promise<void> {
  const { site, clientSite, content } = project
  const { baseUrl } = site
  const text = (path: string, data: string) => output.write(path, data, 'page')

  await text('sitemap.xml', makeSitemap(records))
  await text('llms.txt', makeLlms(clientSite, records))
  if (!existsSync(join(project.siteDir, 'static/robots.txt')))
    await text('robots.txt', makeRobots(clientSite))
  if (site.search.searchPagePath)
    await text('opensearch.xml', makeOpenSearch(clientSite, site.search.searchPagePath))
  if (content.blog && site.blog) {
    const { feed: settings } = site.blog
    const feeds = makeFeeds({ site: clientSite, blog: content.blog, settings, records })
    for (const type of settings.types) await text(`${content.blog.path.slice(1)}/${type}.xml`, feeds[type])
  }
  const rules = headerRules(baseUrl, contentSecurityPolicy(site, project.inlineScripts))
  await text('_headers', makeHeadersFile(rules))
  const redirects = resolveRedirects(baseUrl, site.redirects)
  await text('_redirects', makeRedirectsFile(redirects))
  await text('vercel.json', makeVercelFile(rules, redirects))
  for (const [index, { from }] of site.redirects.entries()) {
    await text(pageFile(from), makeRedirectPage(redirects[index]!.to, site.url))
  }
  if (hasLiveCode(content.sources.values())) {
    const script = await bundleLiveFrame()
    const path = `assets/live-frame-${contentHash(script).slice(0, 8)}.js`
    await output.write(path, script, 'asset')
    await text('live-frame.html', renderLiveFrame(baseUrl + path))
  }
  await writeSearchIndex({ project, records, output })
}
