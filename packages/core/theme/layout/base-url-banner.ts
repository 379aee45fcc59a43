import { bannerText } from '../text'

/**
 * Returns an inline script for the home page: if the app is not loaded when the document is ready, the site is
 * probably served under another base URL than it was built for, and the script inserts a banner. The stylesheet
 * hides the banner, so it is visible only if the stylesheet is missing as well.
 */
export function createBaseUrlBannerScript(baseUrl: string): string {
  const { failed, reason, current, suggestion } = bannerText
  return `(${insertBanner})(${JSON.stringify([failed, reason, current(baseUrl), suggestion])})`
}

/** Serialized by `toString`, so it must not refer to anything outside. */
function insertBanner(lines: string[]) {
  document.addEventListener('DOMContentLoaded', () => {
    if ('inkstone' in window) return
    const folder = location.pathname.replace(/\/index\.html$/, '/')
    const suggestion = folder.endsWith('/') ? folder : `${folder}/`
    const container = document.createElement('div')
    container.id = '__docusaurus-base-url-issue-banner-container'
    const box = container.appendChild(document.createElement('div'))
    box.id = '__docusaurus-base-url-issue-banner'
    Object.assign(box.style, { border: 'thick solid red', margin: '20px', padding: '20px', fontSize: '20px' })
    lines.forEach((text, index) => {
      const line = box.appendChild(document.createElement('p'))
      line.textContent = index === lines.length - 1 ? text + suggestion : text
      if (index === 0) line.style.fontWeight = 'bold'
    })
    document.body.prepend(container)
  })
}
