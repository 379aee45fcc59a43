// Reads URLs of a built site for the table of requests.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns URLs of the site, one of each kind, without base URL. */
export function readSite(dir) {
  const { baseUrl, redirects } = JSON.parse(readFileSync(join(dir, '.inkstone/host.json'), 'utf8'))
  const within = path => path.slice(baseUrl.length - 1)
  const page = '/docs/intro'
  const html = readFileSync(join(dir, 'docs/intro.html'), 'utf8')
  const first = pattern => within(pattern.exec(html)[1])
  const index = JSON.parse(readFileSync(join(dir, 'search-index/manifest.json'), 'utf8'))
  const images = readdirSync(join(dir, 'img')).filter(name => /\.(?:svg|png)$/.test(name))
  const hashed = readdirSync(join(dir, 'assets'), { recursive: true }).filter(name => name.endsWith('.png'))
  const parent = readdirSync(join(dir, 'docs'), { recursive: true }).find(
    name => name.endsWith('.html') && existsSync(join(dir, 'docs', name.slice(0, -'.html'.length))),
  )
  return {
    baseUrl,
    page,
    /** A page beside a folder of the same name. */
    parent: `/docs/${parent.slice(0, -'.html'.length)}`,
    script: first(/src="([^"]+\/assets\/[^"]+\.js|\/assets\/[^"]+\.js)"/),
    style: first(/href="([^"]+\.css)"/),
    image: `/assets/${hashed[0]}`,
    indexPart: `/search-index/${index.hash}/p0.json`,
    twin: '/docs/intro.md',
    feed: '/blog/rss.xml',
    staticImage: `/img/${images[0]}`,
    // Skips redirects to URLs outside the site.
    redirects: redirects
      .filter(({ to }) => to.startsWith(baseUrl))
      .map(({ from, to }) => ({ from: within(from), to: within(to) })),
  }
}
