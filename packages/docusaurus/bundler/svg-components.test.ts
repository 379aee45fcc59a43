import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { svgImage } from '../theme/svg-image'
import { readSvg, svgModule } from './svg-components'

const dir = mkdtempSync(join(tmpdir(), 'svg-'))
const write = (name: string, text: string) => {
  writeFileSync(join(dir, name), text)
  return join(dir, name)
}

it('reads the root of a drawing as props, without what the policy or React refuses', () => {
  const file = write(
    'a.svg',
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" class='i' stroke-width="2" aria-hidden="true" onload="x()" style="color:red"><g/><script>x()</script></svg>`,
  )
  expect(readSvg(file, '/a.svg')).toEqual({
    attributes: { className: 'i', strokeWidth: '2', 'aria-hidden': 'true' },
    inner: '<g/>',
    url: '/a.svg',
  })
})

it('what is no drawing is an address, and says why it cannot be drawn', () => {
  const none = svgImage(readSvg(write('b.svg', 'nothing'), '/b.svg'))
  expect(`${none}`).toBe('/b.svg')
  expect(() => renderToStaticMarkup(createElement(none))).toThrow(/^b\.svg is drawn .* no <svg> in the file/)
  const pointer = write('d.svg', 'version https://git-lfs.github.com/spec/v1\noid sha256:67\nsize 660\n')
  expect(svgModule(pointer, '/d.svg')).toContain('run \\"git lfs pull\\"')
})

it('a huge drawing stays a file that the component shows', () => {
  const huge = `<svg viewBox="0 0 9 9"><path d="${'0'.repeat(60_000)}"/></svg>`
  expect(readSvg(write('c.svg', huge), '/c.svg')).toEqual({
    attributes: { viewBox: '0 0 9 9' },
    inner: '<image href="/c.svg" width="100%" height="100%"/>',
    url: '/c.svg',
  })
})
