import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnalyticsSettings } from '../../model'
import type { Client, PageLocation } from '../client'
import { createStore } from '../state/store'
import { startAnalytics } from '.'

let scripts: string[]
beforeEach(() => {
  scripts = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  })
})
afterEach(() => vi.unstubAllGlobals())

async function visit(analytics: AnalyticsSettings) {
  const location = createStore<PageLocation>({ pathname: '/a', search: '', hash: '' })
  await startAnalytics({ site: { analytics }, location } as unknown as Client)
  location.set({ pathname: '/b', search: '?q=1', hash: '#c' })
  await new Promise(resolve => setTimeout(resolve))
}

describe('page views', () => {
  it('go to gtag', async () => {
    await visit({ gtag: { id: 'G-1', anonymizeIp: true } })
    const commands = window.dataLayer?.map(command => [...(command as IArguments)])
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1'])
    expect(commands?.slice(1)).toEqual([
      ['config', 'G-1', { anonymize_ip: true }],
      ['set', 'page_path', '/b?q=1#c'],
      ['event', 'page_view'],
    ])
  })
  it('go to Baidu', async () => {
    await visit({ baidu: { id: 'abc' } })
    expect(scripts).toEqual(['https://hm.baidu.com/hm.js?abc'])
    expect(window._hmt).toEqual([['_trackPageview', '/b?q=1#c']])
  })
})
