import { type ClientSite, DATA, type Logo, tabAttribute } from '../model'

/** Groups of tabs that pages remember, with all values each has on the site. */
export type TabGroups = Record<string, string[]>

/**
 * Rules that depend on the site's configuration and content. They belong in the stylesheet, because the pages'
 * policy refuses style attributes: colours of the announcement, styles of the logos, and remembered tabs, which
 * the attributes that the inline script sets on <html> show before the first paint.
 */
export function createSiteStyles({ site, tabGroups }: { site: ClientSite; tabGroups: TabGroups }): string {
  const { announcement, navbar, footer } = site
  return [
    rule('.announcement', { backgroundColor: announcement?.backgroundColor, color: announcement?.textColor }),
    rule('.logo-navbar', navbar.logo?.style),
    rule('.logo-footer', footer.logo?.style),
    ...Object.entries(tabGroups).flatMap(([group, values]) => values.map(value => tabRule(group, value))),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Shows the remembered tab in place of the one the page was written with, where the group has it. */
function tabRule(group: string, value: string): string {
  const chosen = `html.js[${tabAttribute(group)}=${JSON.stringify(value)}]:not([${DATA.tabsLive}]) .tabs[data-group=${JSON.stringify(group)}]`
  const tabs = `${chosen}:has(> .tab-panel[data-value=${JSON.stringify(value)}])`
  const of = `[data-value=${JSON.stringify(value)}]`
  return [
    `${tabs} > .tab-panel { display: none }`,
    `${tabs} > .tab-panel${of} { display: block }`,
    `${tabs} > .tab-list > button { color: var(--color-text-soft); border-block-end-color: transparent }`,
    `${tabs} > .tab-list > button${of} { color: var(--color-text); border-block-end-color: var(--color-accent) }`,
  ].join('\n')
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
