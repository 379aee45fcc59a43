import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSvg, svgModule } from './svg-module'

const dir = mkdtempSync(join(tmpdir(), 'svg-'))
const write = (name: string, text: string) => {
  writeFileSync(join(dir, name), text)
  return join(dir, name)
}

it('reads the root of a drawing as props, without what the policy or React refuses', () => {
  const file = write(
    'a.svg',
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" class='i' stroke-width="2" aria-hidden="true" onload="x()" style="color:red"><g/></svg>`,
  )
  expect(readSvg(file, '/a.svg')).toEqual({
    attributes: { className: 'i', strokeWidth: '2', 'aria-hidden': 'true' },
    inner: '<g/>',
    url: '/a.svg',
  })
})

it('what is no drawing, or a huge one, is an address', () => {
  expect(svgModule(write('b.svg', 'nothing'), '/b.svg')).toBe('export default "/b.svg"')
  const huge = `<svg><path d="${'0'.repeat(60_000)}"/></svg>`
  expect(svgModule(write('c.svg', huge), '/c.svg')).toBe('export default "/c.svg"')
})
