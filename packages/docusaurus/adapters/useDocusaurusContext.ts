import { useSite } from 'inkstone/client'
import { siteConfigOf } from './site-config'

/** What components ask of the site; the rest of the configuration stays on the server. */
export default function useDocusaurusContext() {
  const site = useSite()
  const { path } = site.locale
  return {
    siteConfig: siteConfigOf(site),
    i18n: { defaultLocale: path, currentLocale: path, locales: [path] },
    siteMetadata: {},
    globalData: {},
  }
}
