import { describe, expect, it } from 'vitest'
import type { ClientSite } from '../model'
import { renderSiteTags } from './document'

type Hosted = ClientSite['search']['hosted']

function tagsFor(hosted: Hosted): string {
  const search = { provider: hosted ? 'hosted' : 'embedded', searchPagePath: '/search', hosted }
  const site = { title: '站', baseUrl: '/x/', search } as unknown as ClientSite
  return renderSiteTags(site, { favicon: '/img/a.svg', feeds: [], extra: '' })
}

describe('tags of the whole site', () => {
  const service: NonNullable<Hosted> = { appId: 'APP', apiKey: 'key', searchParameters: {} }

  it('open a connection to the hosted service', () => {
    expect(tagsFor(service)).toContain(
      '<link rel="preconnect" href="https://APP-dsn.algolia.net" crossorigin>',
    )
  })

  it('to the host that answers queries, where hosts are configured', () => {
    const hosts: NonNullable<Hosted>['hosts'] = [
      { url: 'write.example', protocol: 'https', accept: 'write' },
      { url: '127.0.0.1', protocol: 'http', port: 8080, accept: 'readWrite' },
    ]
    expect(tagsFor({ ...service, hosts }).match(/<link rel="preconnect".*>/g)).toEqual([
      '<link rel="preconnect" href="http://127.0.0.1:8080" crossorigin>',
    ])
  })

  it('to nobody when the site searches by itself', () => {
    expect(tagsFor(undefined)).not.toContain('preconnect')
    expect(tagsFor(undefined)).toContain('href="/x/opensearch.xml"')
  })
})
