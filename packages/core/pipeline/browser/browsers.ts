/** Oldest browsers that get a styled, readable, searchable site. */
export const BROWSERS = ['chrome99', 'safari15.4', 'firefox100']

/** The same for stylesheets. */
export const CSS_TARGETS = Object.fromEntries(BROWSERS.map(toTarget))

/** "safari15.4" -> ['safari', 15.4 as the library packs versions]. */
function toTarget(browser: string): [name: string, version: number] {
  const [, name = '', major = '', minor = '0'] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? []
  return [name, (Number(major) << 16) | (Number(minor) << 8)]
}
