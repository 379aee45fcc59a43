export type Language = 'zh' | 'en'

/** Returns the interface language: Chinese for Chinese sites, else English. */
export function interfaceLanguage({ htmlLang }: { htmlLang: string }): Language {
  return /^zh\b/i.test(htmlLang) ? 'zh' : 'en'
}
