import type { ClientSite, Logo } from '../model'

/**
 * Returns the rules that depend on the site's config: colours of the announcement, styles of the logos. They
 * are in the stylesheet, because the content security policy refuses style attributes.
 */
export function createSiteStyles({ announcement, navbar, footer }: ClientSite): string {
  return [
    rule('.announcement', { backgroundColor: announcement?.backgroundColor, color: announcement?.textColor }),
    rule('.logo-navbar', navbar.logo?.style),
    rule('.logo-footer', footer.logo?.style),
  ]
    .filter(Boolean)
    .join('\n')
}

const unitless = /^(?:opacity|zIndex|flex|flexGrow|flexShrink|fontWeight|lineHeight|order|zoom)$/

function rule(selector: string, style: Logo['style'] | Record<string, string | undefined>): string {
  const declarations = Object.entries(style ?? {})
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${kebab(name)}: ${typeof value === 'number' && !unitless.test(name) ? `${value}px` : value}`,
    )
  return declarations.length > 0 ? `${selector} { ${declarations.join('; ')} }` : ''
}

function kebab(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
