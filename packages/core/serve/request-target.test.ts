import { describe, expect, it } from 'vitest'
import { isAllowedHost } from './allowed-host'
import { isPlainRange, mayBeModule, readTarget } from './request-target'

describe('the target of a request', () => {
  it('is a path even when it looks like a host', () => {
    expect(readTarget('//evil.example/x?q=1')).toEqual({ path: '//evil.example/x', search: '?q=1' })
    expect(readTarget('//')).toEqual({ path: '//', search: '' })
  })
  it('may be a whole address; one that is none is refused', () => {
    expect(readTarget('http://x/docs?q')).toEqual({ path: '/docs', search: '?q' })
    for (const url of ['http://x:99999/', 'javascript:1', '*', ''])
      expect(readTarget(url), url).toBeUndefined()
  })
})

it('takes one run of bytes for a range, and none that ends before it begins', () => {
  for (const range of ['bytes=0-9', 'bytes=5-']) expect(isPlainRange(range), range).toBe(true)
  for (const range of ['bytes=5-2', 'bytes=-5', 'bytes=0-1,3-4', 'x'])
    expect(isPlainRange(range), range).toBe(false)
})

it('knows the names of this machine from those that a stranger may point at it', () => {
  for (const host of ['127.0.0.1:5173', 'localhost', 'site.localhost:80', '[::1]:5173', '192.168.1.2:5173'])
    expect(isAllowedHost(host), host).toBe(true)
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '', undefined])
    expect(isAllowedHost(host), host).toBe(false)
  expect(isAllowedHost('dev.example:5173', 'dev.example')).toBe(true)
})

it.each([
  ['/docs/new', false],
  ['/docs/new?draft=1', false],
  ['/docs/new.mdx', false],
  ['/site/docs/text.md?raw', true],
  ['/site/components/Demo.tsx', true],
  ['/@id/virtual:islands', true],
])('the bundler is asked for %s: %s', (url, isAsked) => {
  expect(mayBeModule(readTarget(url)!)).toBe(isAsked)
})
