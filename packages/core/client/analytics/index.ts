import type { Client } from '../client'

/** Loads the configured services and reports each change of path, query or hash to them. */
export async function startAnalytics({ site, location }: Client): Promise<void> {
  const { gtag, baidu } = site.analytics
  const services = await Promise.all([
    gtag && import('./gtag').then(module => module.createGtag(gtag)),
    baidu && import('./baidu').then(module => module.createBaidu(baidu)),
  ])
  const active = services.filter(service => service !== undefined)
  for (const service of active) service.start()
  location.subscribe(() => {
    const { pathname, search, hash } = location.get()
    // In a separate task, because the title changes after the location.
    setTimeout(() => {
      for (const service of active) service.countView(pathname + search + hash)
    })
  })
}
