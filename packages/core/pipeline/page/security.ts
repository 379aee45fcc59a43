import { createHash } from 'node:crypto'
import type { Site } from '../../config'

/**
 * Returns the content security policy of all pages: own origin, inline scripts by hash, and the hosts that the
 * config allows.
 */
export function contentSecurityPolicy(site: Site, inlineScripts: string[]): string {
  const hashes = inlineScripts.map(
    script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const foreign = foreignSources(site)
  const { allowedForeignUrls } = site
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...foreign.script],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...foreign.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...foreign.connect],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...allowedForeignUrls.frames.map(toSource)],
    'media-src': ["'self'", ...allowedForeignUrls.media.map(toSource)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

interface ForeignSources {
  script: string[]
  image: string[]
  connect: string[]
}

function foreignSources({ search, analytics, allowedForeignUrls }: Site): ForeignSources {
  const sources: ForeignSources = { script: [], image: allowedForeignUrls.images.map(toSource), connect: [] }
  const { hosted } = search
  if (search.provider === 'hosted' && hosted) {
    sources.connect.push(
      ...(hosted.hosts?.map(({ protocol, url, port }) => `${protocol}://${url}${port ? `:${port}` : ''}`) ?? [
        'https://*.algolia.net',
        'https://*.algolianet.com',
      ]),
    )
    if (search.insights) sources.connect.push('https://insights.algolia.io')
  }
  if (analytics.gtag) {
    sources.script.push('https://www.googletagmanager.com')
    sources.connect.push('https://*.google-analytics.com', 'https://www.googletagmanager.com')
    sources.image.push('https://*.google-analytics.com')
  }
  if (analytics.baidu) {
    sources.script.push('https://hm.baidu.com')
    sources.connect.push('https://hm.baidu.com')
    sources.image.push('https://hm.baidu.com')
  }
  return sources
}

/** In a policy, a path without trailing "/" only matches exactly, so a prefix is shortened to its folder. */
function toSource(beginning: string): string {
  return beginning.replace(/[^/]*$/, '')
}
