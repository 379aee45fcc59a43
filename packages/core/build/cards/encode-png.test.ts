import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { encodePng } from './encode-png'

const draw = (inside: string) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inside}</svg>`).render()

/** Decodes the pixels of a PNG with the renderer. */
const read = (png: Buffer) =>
  draw(`<image width="40" height="30" href="data:image/png;base64,${png.toString('base64')}"/>`).pixels

test('a PNG with a palette shows the same pixels', () => {
  const image = draw('<rect width="40" height="30" fill="#111"/><circle cx="20" cy="15" r="9" fill="#07c"/>')
  const png = encodePng(image)!
  expect(png.length).toBeGreaterThan(100)
  expect(Buffer.compare(read(png), image.pixels)).toBe(0)
})

test('an image of many colours is left to the renderer', () => {
  const many = Array.from({ length: 300 }, (_, i) => {
    const color = `rgb(${i % 256},${Math.floor(i / 2) % 256},${(i * 7) % 256})`
    return `<rect x="${i % 40}" y="${Math.floor(i / 40)}" width="1" height="1" fill="${color}"/>`
  })
  expect(encodePng(draw(many.join('')))).toBeUndefined()
})
