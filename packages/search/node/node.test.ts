import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type SearchPage, toRecords } from '..'
import { pinyinTerms, pushRecords } from '.'

const page = (index: number): SearchPage => ({
  path: `/p${index}`,
  url: `https://x.test/p${index}`,
  lvl0: '指南',
  title: `任意值 ${index}`,
  sections: [{ anchor: '', heading: '', level: 1, text: ['写成 <view class="w-[1px]"> 就行。'], code: [] }],
  language: 'zh-cn',
  tag: 'default',
})

const closing: (() => unknown)[] = []
afterEach(() => Promise.all(closing.splice(0).map(close => close())))

describe('pinyinTerms', () => {
  it('reads from each character on, in full and by initials', () => {
    expect(pinyinTerms(['分', '包', '页'])).toEqual(['~fenbaoye', '|fby', '~baoye', '|by'])
    expect(pinyinTerms(['绿', '色'])).toContain('~lvse')
    expect(pinyinTerms(['转'])).toEqual([])
  })
})

/** Starts a service that accepts writes and records them. */
async function startService(refuse?: string) {
  const calls: string[] = []
  const indexes = new Map<string, number>()
  const server: Server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const path = new URL(request.url!, 'http://x').pathname
    const name = path.split('/')[3]!
    const what = `${request.method} ${path.replace(/_building_\w+/, '_building').replace(/^\/1\/indexes/, '')}`
    calls.push(what)
    const status = refuse && what.startsWith(refuse) ? 400 : 200
    if (status === 200 && path.endsWith('/batch')) {
      indexes.set(name, (indexes.get(name) ?? 0) + JSON.parse(text).requests.length)
    }
    if (status === 200 && path.endsWith('/operation')) {
      indexes.set(JSON.parse(text).destination, indexes.get(name)!)
      indexes.delete(name)
    }
    if (request.method === 'DELETE') indexes.delete(name)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(status === 200 ? { taskID: 1, status: 'published' } : { message: 'no', status }),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise(resolve => server.close(resolve)))
  const { port } = server.address() as AddressInfo
  const hosts = [{ url: '127.0.0.1', port, protocol: 'http' as const, accept: 'readWrite' as const }]
  return { calls, indexes, hosts }
}

describe('pushRecords', () => {
  const records = Array.from({ length: 700 }, (_, index) => toRecords(page(index))).flat()
  const options = {
    records,
    appId: 'APP',
    adminKey: 'ADMIN',
    indexName: 'docs',
    dryRun: false,
    onProgress: () => {},
  }

  it('fills an index beside the old one, batch by batch, and moves it into place', async () => {
    const { calls, indexes, hosts } = await startService()
    const progress: number[] = []
    const result = await pushRecords({ ...options, hosts, onProgress: done => progress.push(done) })
    expect(result.records).toBe(1400)
    expect(progress).toEqual([1000, 1400])
    expect([...indexes]).toEqual([['docs', 1400]])
    expect(calls.filter(call => !call.includes('/task/'))).toEqual([
      'PUT /docs_building/settings',
      'POST /docs_building/batch',
      'POST /docs_building/batch',
      'POST /docs_building/operation',
    ])
  })

  it('leaves the old index alone when a batch is refused', async () => {
    const { indexes, hosts } = await startService('POST /docs_building/batch')
    await expect(pushRecords({ ...options, hosts })).rejects.toThrow('no')
    expect([...indexes]).toEqual([])
  })

  it('sends nothing in a dry run, and refuses none or too large records', async () => {
    const { calls, hosts } = await startService()
    await expect(pushRecords({ ...options, hosts, dryRun: true })).resolves.toMatchObject({ records: 1400 })
    await expect(pushRecords({ ...options, hosts, records: [] })).rejects.toThrow('no records')
    const large = [{ ...records[0]!, content: '长'.repeat(5000) }]
    await expect(pushRecords({ ...options, hosts, records: large })).rejects.toThrow('larger than')
    expect(calls).toEqual([])
  })
})
