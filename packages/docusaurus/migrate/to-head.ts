import type { Docusaurus } from './docusaurus'
import { compact } from './fields'
import type { Notes } from './notes'

export function toHeadTags({ headTags = [], themeConfig, noIndex }: Docusaurus, notes: Notes) {
  const isKnown = ({ tagName, attributes, innerHTML }: (typeof headTags)[number]) =>
    /^(?:meta|link|script)$/.test(tagName) && (!innerHTML || /json$/.test(String(attributes.type)))
  for (const tag of headTags) {
    const { tagName, innerHTML } = tag
    if (!isKnown(tag))
      notes.visible(
        'headTags',
        `<${tagName}>${tagName === 'script' ? `: ${innerHTML}` : ''}`,
        'The security policy runs no inline code: put it into a component',
      )
  }
  const tags = [
    ...headTags
      .filter(isKnown)
      .map(({ tagName, attributes, innerHTML }) =>
        compact({ tag: tagName, attributes, json: innerHTML || undefined }),
      ),
    ...(noIndex ? [{ tag: 'meta', attributes: { name: 'robots', content: 'nofollow, noindex' } }] : []),
    ...(themeConfig.metadata ?? []).map(attributes => ({ tag: 'meta', attributes })),
  ]
  return tags.length ? tags : undefined
}

/** Notes scripts from other hosts, and features that are built in. */
export function noteRemoved(docusaurus: Docusaurus, notes: Notes): void {
  if (docusaurus.scripts?.length)
    notes.visible(
      'headTags',
      `scripts: ${docusaurus.scripts.map(sourceOf).join(', ')}`,
      'Pages load nothing from other hosts: copy what you need into a component',
    )
  if (docusaurus.stylesheets?.length)
    notes.visible(
      'headTags',
      `stylesheets: ${docusaurus.stylesheets.map(sourceOf).join(', ')}`,
      'Copy the fonts and styles into static/ and name them in a stylesheet of the site',
    )
  if (docusaurus.themeConfig.algolia)
    notes.replaced(
      'search',
      'algolia',
      'the built-in search, which needs no service; for the hosted one set provider, appId, apiKey and indexName',
    )
  if (docusaurus.staticDirectories?.length === 0)
    notes.harmless('', 'staticDirectories: []; files in static/ are published if there is such a folder')
}

function sourceOf(script: unknown): string {
  if (typeof script === 'string') return script
  const { src, href } = script as { src?: string; href?: string }
  return src ?? href ?? 'an inline one'
}
