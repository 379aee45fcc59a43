import type { ClientSite } from '../../model'

/** The `lang` of surfaces that speak another language than the page around them. */
export function surfaceLanguage({ quotedSurfaces, locale }: Pick<ClientSite, 'quotedSurfaces' | 'locale'>) {
  return locale.htmlLang.startsWith(quotedSurfaces) ? undefined : quotedSurfaces
}
