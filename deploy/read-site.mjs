// What a built site has, for the table of requests.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Addresses of this site, one of each kind, without base URL. */
export function readSite(dir) {
  const { baseUrl, redirects } = JSON.parse(readFileSync(join(dir, '.inkstone/host.json'), 'utf8'))
  const within = path => path.slice(baseUrl.length - 1)
  const page = '/docs/intro'
  const html = readFileSync(join(dir, 'docs/intro.html'), 'utf8')
  const first = pattern => within(pattern.exec(html)[1])
  const index = JSON.parse(readFileSync(join(dir, 'search-index/manifest.json'), 'utf8'))
  const images = readdirSync(join(dir, 'img')).filter(name => /\.(?:svg|png)$/.test(name))
  const cards = readdirSync(join(dir, 'assets/cards'))
  return {
    baseUrl,
    page,
    script: first(/src="([^"]+\/assets\/[^"]+\.js|\/assets\/[^"]+\.js)"/),
    style: first(/href="([^"]+\.css)"/),
    image: `/assets/cards/${cards[0]}`,
    indexPart: `/search-index/${index.hash}/p0.json`,
    twin: '/docs/intro.md',
    feed: '/blog/rss.xml',
    staticImage: `/img/${images[0]}`,
    redirects: redirects.map(({ from, to }) => ({ from: within(from), to: within(to) })),
  }
}
