import type { ClientSite } from '../../model'

/** Strings of the crash screens, which the specification quotes in English. */
export interface CrashText {
  pageTitle: string
  heading: string
  tryAgain: string
  home: string
  /** Stands between an error's message and that of its cause. */
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

/** Text of the crash screens in the language the site has chosen for quoted surfaces. */
export function getCrashText(language: ClientSite['quotedSurfaces']): CrashText {
  return crash[language]
}
