// Docusaurus modules that existing pages and components import, as thin adapters. Nothing of the engine uses them.

import * as BrowserOnly from './BrowserOnly'
import * as themeCommon from './color-mode'
import * as contentDocs from './content-docs'
import * as ExecutionEnvironment from './ExecutionEnvironment'
import * as Head from './Head'
import * as isInternalUrl from './isInternalUrl'
import * as Link from './Link'
import * as router from './router'
import * as Translate from './Translate'
import * as useBaseUrl from './useBaseUrl'
import * as useDocusaurusContext from './useDocusaurusContext'
import * as useIsBrowser from './useIsBrowser'

/** Name of a module -> what it exports, for pages; `docusaurusModules` in the pipeline says the same for bundles. */
export const docusaurusModules: Record<string, object> = {
  '@docusaurus/BrowserOnly': BrowserOnly,
  '@docusaurus/ExecutionEnvironment': ExecutionEnvironment,
  '@docusaurus/Head': Head,
  '@docusaurus/isInternalUrl': isInternalUrl,
  '@docusaurus/Link': Link,
  '@docusaurus/plugin-content-docs/client': contentDocs,
  '@docusaurus/router': router,
  '@docusaurus/theme-common': themeCommon,
  '@docusaurus/Translate': Translate,
  '@docusaurus/useBaseUrl': useBaseUrl,
  '@docusaurus/useDocusaurusContext': useDocusaurusContext,
  '@docusaurus/useIsBrowser': useIsBrowser,
}
