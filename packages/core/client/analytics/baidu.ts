import type { AnalyticsSettings } from '../../model'
import type { Analytics } from './analytics'
import { loadScript } from './load-script'

declare global {
  interface Window {
    _hmt?: unknown[]
  }
}

export function createBaidu({ id }: NonNullable<AnalyticsSettings['baidu']>): Analytics {
  return {
    start() {
      window._hmt ??= []
      loadScript(`https://hm.baidu.com/hm.js?${encodeURIComponent(id)}`)
    },
    countView(path) {
      window._hmt?.push(['_trackPageview', path])
    },
  }
}
