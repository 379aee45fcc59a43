import { expect, it } from 'vitest'
import { drawDiagram } from './draw-diagram'

const draw = (code: string) => drawDiagram({ code: `journey\n ${code}`, id: 'd' })
const texts = (code: string) => {
  const { html, faults } = draw(code)
  const shown = html!.match(/<text[^>]*>.*?<\/text>/gs) ?? []
  return [...shown.map(text => text.replace(/<[^>]*>/g, ' ').trim()), ...faults.map(fault => fault.below)]
}
const points = (code: string) =>
  /<polyline points="([^"]*)"/
    .exec(draw(code).html!)![1]!
    .split(' ')
    .map(point => point.split(',').map(Number))

it('shows sections, tasks, scores and who takes part', () => {
  const code = 'title Day\n section 早上\n Make tea: 5: Me, Cat\n Go up: 2.5 : Me\n section Home\n Sit: 3'
  expect(texts(code)).toEqual([
    '早上',
    'Home',
    ...['1', '2', '3', '4', '5'],
    ...['Make tea', 'Me', 'Cat'],
    ...['Go up', 'Me'],
    'Sit',
  ])
  expect(draw(code).html).toContain('<figcaption>Day</figcaption>')
  expect(draw(code.replace('title Day\n', '')).html).toContain(
    'aria-label="早上, Make tea: 5 Me Cat, Go up: 2.5 Me, Home, Sit: 3"',
  )
})

it('has tasks from left to right, the better the higher', () => {
  const [first, second, third] = points('a: 1\n b: 5\n c: 3')
  expect([first![0]! < second![0]!, second![0]! < third![0]!]).toEqual([true, true])
  expect(third![1]).toBe((first![1]! + second![1]!) / 2)
  expect(second![1]).toBeLessThan(first![1]!)
})

it('gives one who takes part one colour', () => {
  const dots = [...draw('a: 1: x, y\n b: 2: y').html!.matchAll(/<circle [^>]*r="4" fill="([^"]*)"/g)].map(
    ([, fill]) => fill,
  )
  expect(dots).toEqual(['var(--diagram-part-1)', 'var(--diagram-part-2)', 'var(--diagram-part-2)'])
})

it('makes room for the title of a section, and for one without tasks', () => {
  const code = 'section Incomprehensibilities\n a: 1\n section Nothing\n section More\n b: 2'
  expect(texts(code)).toEqual(expect.arrayContaining(['Incomprehensibilities', 'Nothing', 'More']))
  const bands = [...draw(code).html!.matchAll(/<rect x="([\d.]+)" y="0" width="([\d.]+)"/g)]
  const [first, second] = bands.map(([, left, width]) => ({ left: Number(left), width: Number(width) }))
  expect(first!.width).toBeGreaterThan(140)
  expect(first!.left + first!.width).toBeLessThan(second!.left)
  expect(bands).toHaveLength(3)
})

it('breaks long names of those who take part', () => {
  const long = 'somebody with a name that nobody would want to see on one line'
  expect(texts(`a: 1: ${long}, b`).slice(-2)[0]!.toString().replace(/ +/g, ' ')).toBe(long)
  expect(Number(/ width="([\d.]+)"/.exec(draw(`a: 1: ${long}`).html!)?.[1])).toBeLessThan(250)
  const height = (actors: string) => Number(/ height="([\d.]+)"/.exec(draw(`a: 1: ${actors}`).html!)?.[1])
  expect(height(`${long}, b`)).toBeGreaterThan(height('a, b') + 20)
})

it('reports what it does not understand', () => {
  expect(texts('a: 1\n b: much: me\n c\n d: 11')).toEqual([...['1', '2', '3', '4', '5'], 'a', 2, 3, 4])
  expect(draw('title x').faults[0]!.what).toBe('the diagram cannot be drawn: there is nothing in it')
})
