import type { AnalyticsSettings } from '../../model'
import type { Analytics } from './analytics'
import { loadScript } from './load-script'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export function createGtag({ id, anonymizeIp }: NonNullable<AnalyticsSettings['gtag']>): Analytics {
  /** The service only accepts commands as `arguments` objects. */
  function gtag(..._command: unknown[]) {
    window.dataLayer ??= []
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer.push(arguments)
  }

  return {
    start() {
      gtag('js', new Date())
      gtag('config', id, anonymizeIp ? { anonymize_ip: true } : {})
      loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
    },
    countView(path) {
      gtag('set', 'page_path', path)
      gtag('event', 'page_view')
    },
  }
}
