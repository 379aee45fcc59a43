import type { ClientSite } from '../../model'

/** Texts of the crash screens, which the specification quotes in English. */
export interface CrashText {
  pageTitle: string
  heading: string
  tryAgain: string
  home: string
  /** Between an error's message and that of its cause. */
  cause: string
}

const crash: Record<ClientSite['quotedSurfaces'], CrashText> = {
  en: {
    pageTitle: 'Page Error',
    heading: 'This page crashed',
    tryAgain: 'Try again',
    home: 'Home page',
    cause: 'Cause:',
  },
  zh: { pageTitle: '页面出错', heading: '页面已崩溃。', tryAgain: '重试', home: '回到首页', cause: '原因：' },
}

/** Returns the texts of the crash screens in the site's language for quoted surfaces. */
export function getCrashText(language: ClientSite['quotedSurfaces']): CrashText {
  return crash[language]
}
