import { describe, expect, it } from 'vitest'
import { isIgnored } from './ignored-files'

describe('the bundler', () => {
  const ignores = (path: string, siteDir = '/repo/site') => isIgnored(path, { root: '/repo', siteDir })

  it('follows sources of the site and of the engine', () => {
    expect(ignores('/repo/site/components/Demo.tsx')).toBe(false)
    expect(ignores('/repo/site/static/frame.html')).toBe(false)
    expect(ignores('/repo/packages/core/theme/index.ts')).toBe(false)
  })

  it('ignores what commands make, but not a site that lies there', () => {
    expect(ignores('/repo/dist/index.html')).toBe(true)
    expect(ignores('/repo/.cache/engine/main.mjs')).toBe(true)
    expect(ignores('/repo/.cache/copy/components/Demo.tsx', '/repo/.cache/copy')).toBe(false)
    expect(ignores('/repo/.cache/copy/dist/a.js', '/repo/.cache/copy')).toBe(true)
  })

  it('ignores HTML outside of the site, which would reload every page', () => {
    expect(ignores('/repo/proofs/lines/4.12/.work/tw4/scan/index.html')).toBe(true)
  })
})
