import { useSite } from 'inkstone/client'
import { siteConfigOf } from './site-config'

/** Returns the site data for components; the rest of the config is not sent to browsers. */
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
