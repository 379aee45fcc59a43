import { useSite } from '../../client'
import { useThemeConfig } from './theme-common'

/** What components ask of the site; the rest of the configuration stays on the server. */
export default function useDocusaurusContext() {
  const { locale, customFields = {}, ...site } = useSite()
  const { title, tagline, url, baseUrl, organizationName, projectName } = site
  const themeConfig = useThemeConfig()
  return {
    siteConfig: { title, tagline, url, baseUrl, organizationName, projectName, customFields, themeConfig },
    i18n: { defaultLocale: locale.path, currentLocale: locale.path, locales: [locale.path] },
    siteMetadata: {},
    globalData: {},
  }
}
