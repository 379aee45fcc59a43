import type { ClientSite } from '../../model'

/** Returns the `lang` of surfaces in another language than the page. */
export function surfaceLanguage({ quotedSurfaces, locale }: Pick<ClientSite, 'quotedSurfaces' | 'locale'>) {
  return locale.htmlLang.startsWith(quotedSurfaces) ? undefined : quotedSurfaces
}
