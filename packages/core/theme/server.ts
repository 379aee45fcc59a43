// Entry point for the build: components that are rendered to inert HTML and are never in the browser bundle.

export { createBaseUrlBannerScript } from './layout/base-url-banner'
export { Footer } from './layout/Footer'
export { blameNavbar } from './layout/navbar/blame-navbar'
export { createStaticSidebar } from './layout/sidebar/StaticSidebar'
export { mdxComponents } from './mdx'
export { EntryList } from './pages/EntryList'
export { Main } from './pages/Main'
export { type OwnParts, PartsProvider } from './replaceable'
export { createSiteStyles } from './site-styles'
export { pageText } from './text'
