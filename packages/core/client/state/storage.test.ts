import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientSite } from '../../model'
import { createAnnouncement } from './announcement'
import { createPreferredVersions } from './docs-versions'
import { createStorageSlot } from './storage'

class FakeStorageEvent extends Event {
  constructor(kind: string, init: object) {
    super(kind)
    Object.assign(this, init)
  }
}

let stored: Map<string, string>
let broken: boolean

beforeEach(() => {
  stored = new Map()
  broken = false
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  const window = Object.defineProperty(new EventTarget(), 'localStorage', {
    get() {
      if (broken) throw new Error('denied')
      return storage
    },
  })
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', { href: 'https://example.org/' })
  vi.stubGlobal('StorageEvent', FakeStorageEvent)
})
afterEach(() => vi.unstubAllGlobals())

describe('a storage slot', () => {
  it('appends the namespace to its key', () => {
    createStorageSlot('theme', '-x1').set('dark')
    expect([...stored]).toEqual([['theme-x1', 'dark']])
  })
  it('tells listeners of the same window, once per real change', () => {
    const slot = createStorageSlot('theme')
    const heard: unknown[] = []
    const stop = slot.listen(value => heard.push(value))
    createStorageSlot('other').set('x')
    slot.set('dark')
    slot.set('dark')
    slot.del()
    slot.del()
    stop()
    slot.set('light')
    expect(heard).toEqual(['dark', null])
  })
  it('warns once when there is no storage, and changes nothing', () => {
    broken = true
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const slot = createStorageSlot('theme')
    slot.set('dark')
    slot.del()
    expect(slot.get()).toBeNull()
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })
})

describe('the announcement', () => {
  const DISMISS = 'docusaurus.announcement.dismiss'
  const ID = 'docusaurus.announcement.id'
  const site = (id?: string) =>
    ({ storageNamespace: '', announcement: id && { id, content: '', isCloseable: true } }) as ClientSite
  const start = (id?: string) => {
    const announcement = createAnnouncement(site(id))
    announcement.start()
    return announcement
  }

  it('is not active when there is none', () => {
    expect(start().active.get()).toBe(false)
    expect(stored.size).toBe(0)
  })
  it('shows until it is closed, and stays closed', () => {
    const first = start('spring')
    expect(first.active.get()).toBe(true)
    first.close()
    expect(first.active.get()).toBe(false)
    expect(stored.get(DISMISS)).toBe('true')
    expect(start('spring').active.get()).toBe(false)
  })
  it('shows again under a new id', () => {
    start('spring').close()
    expect(start('summer').active.get()).toBe(true)
    expect([stored.get(DISMISS), stored.get(ID)]).toEqual(['false', 'summer'])
  })
  it('takes the misspelled id for the right one', () => {
    stored.set(ID, 'annoucement-bar')
    stored.set(DISMISS, 'true')
    expect(start('announcement-bar').active.get()).toBe(false)
    expect(stored.get(ID)).toBe('announcement-bar')
  })
})

describe('preferred versions', () => {
  const KEY = 'docs-preferred-version-default'
  const site = (persistence: 'localStorage' | 'none' = 'localStorage') =>
    ({
      storageNamespace: '',
      preferredVersionPersistence: persistence,
      docs: [{ pluginId: 'default', path: '/docs', versions: [{ name: '1.0' }, { name: '2.0' }] }],
    }) as ClientSite

  it('reads a known name and clears an unknown one', () => {
    stored.set(KEY, '1.0')
    const known = createPreferredVersions(site())
    known.start()
    expect(known.names.get()).toEqual({ default: '1.0' })
    stored.set(KEY, '0.1')
    const unknown = createPreferredVersions(site())
    unknown.start()
    expect(unknown.names.get()).toEqual({})
    expect(stored.has(KEY)).toBe(false)
  })
  it('stores a choice only when told to', () => {
    createPreferredVersions(site('none')).prefer('default', '2.0')
    expect(stored.has(KEY)).toBe(false)
    const versions = createPreferredVersions(site())
    versions.prefer('default', '2.0')
    expect(versions.names.get()).toEqual({ default: '2.0' })
    expect(stored.get(KEY)).toBe('2.0')
  })
})
