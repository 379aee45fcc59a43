import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { encodePng } from './encode-png'

const draw = (inside: string) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inside}</svg>`).render()

/** The pixels of a PNG, read by the renderer. */
const read = (png: Buffer) =>
  draw(`<image width="40" height="30" href="data:image/png;base64,${png.toString('base64')}"/>`).pixels

const encode = ({ width, height, pixels }: ReturnType<typeof draw>) =>
  encodePng({ width, height, strips: [{ top: 0, height, pixels }], grounds: [] })

test('a PNG with a palette shows the same pixels', () => {
  const image = draw('<rect width="40" height="30" fill="#111"/><circle cx="20" cy="15" r="9" fill="#07c"/>')
  const png = encode(image)!
  expect(png.length).toBeGreaterThan(100)
  expect(Buffer.compare(read(png), image.pixels)).toBe(0)
})

test('an image of many colours is left to the renderer', () => {
  const many = Array.from({ length: 300 }, (_, i) => {
    const color = `rgb(${i % 256},${Math.floor(i / 2) % 256},${(i * 7) % 256})`
    return `<rect x="${i % 40}" y="${Math.floor(i / 40)}" width="1" height="1" fill="${color}"/>`
  })
  expect(encode(draw(many.join('')))).toBeUndefined()
})

test('rows without a strip have the colour of their ground', () => {
  const circle = '<circle cx="20" cy="12" r="5" fill="#07c"/>'
  const ground =
    '<rect width="40" height="30" fill="#111111"/><rect y="20" width="40" height="10" fill="#1b1b1b"/>'
  const whole = draw(ground + circle)
  const strip = { top: 5, height: 17, pixels: whole.pixels.subarray(5 * 160, 22 * 160) }
  const grounds = [
    { top: 0, colour: '#111111' },
    { top: 20, colour: '#1b1b1b' },
  ]
  expect(encodePng({ width: 40, height: 30, strips: [strip], grounds })).toEqual(encode(whole))
})
