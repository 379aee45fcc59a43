const OWN_PROPS: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  tabindex: 'tabIndex',
}

/** Returns React's name for an attribute or a CSS property. */
export function toProp(name: string): string {
  const own = OWN_PROPS[name]
  if (own) return own
  return /^(?:aria|data)-/.test(name)
    ? name
    : name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase())
}
