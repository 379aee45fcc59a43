export type Language = 'zh' | 'en'

/** The language of the interface on a site: Chinese where the site is Chinese, else English. */
export function interfaceLanguage({ htmlLang }: { htmlLang: string }): Language {
  return /^zh\b/i.test(htmlLang) ? 'zh' : 'en'
}
