import { useSite } from '../../client'

/** What components ask of the site; the configuration itself stays on the server. */
export default function useDocusaurusContext() {
  const { title, tagline, url, baseUrl, locale } = useSite()
  return {
    siteConfig: { title, tagline, url, baseUrl, customFields: {}, themeConfig: {} },
    i18n: { defaultLocale: locale.path, currentLocale: locale.path, locales: [locale.path] },
    siteMetadata: {},
    globalData: {},
  }
}
