/**
 * How compiled MDX passes on finished HTML: to a component of this name, which must be among `components`, in
 * `prop`. React cannot render HTML without an element, so the component renders it inside `tag`, and
 * `unwrapRawHtml` removes those elements from the finished page.
 */
export const RAW_HTML = { component: 'RawHtml', prop: 'html', tag: 'raw-html' } as const

export function unwrapRawHtml(html: string): string {
  return html.replaceAll(`<${RAW_HTML.tag}>`, '').replaceAll(`</${RAW_HTML.tag}>`, '')
}
