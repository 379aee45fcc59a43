/** Oldest browsers in which the site is styled, readable and searchable. */
export const BROWSERS = ['chrome99', 'safari15.4', 'firefox100']

/** The same browsers in lightningcss' format. */
export const CSS_TARGETS = Object.fromEntries(BROWSERS.map(toTarget))

/** "safari15.4" -> ['safari', version in lightningcss' packed format]. */
function toTarget(browser: string): [name: string, version: number] {
  const [, name = '', major = '', minor = '0'] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? []
  return [name, (Number(major) << 16) | (Number(minor) << 8)]
}
