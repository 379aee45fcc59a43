import { expect, it } from 'vitest'
import { drawDiagram } from '../draw-diagram'
import { placeLabel } from './place-label'

const draw = (code: string) => drawDiagram({ code: `quadrantChart\n ${code}`, id: 'd' })
const texts = (code: string) => {
  const { html, faults } = draw(code)
  const shown = html!.match(/<text[^>]*>.*?<\/text>/gs) ?? []
  return [...shown.map(text => text.replace(/<[^>]*>/g, ' ').trim()), ...faults.map(fault => fault.below)]
}
const placeOf = (code: string, words: string) => {
  const [, x, y] =
    new RegExp(`<text x="([-\\d.]+)" y="([-\\d.]+)"[^>]*>${words}<`).exec(draw(code).html!) ?? []
  return { x: Number(x), y: Number(y) }
}
const circles = (code: string) =>
  [...draw(code).html!.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" ([^>]*?) \/>/g)].map(
    ([, x, y, r, look]) => [Number(x), Number(y), Number(r), look],
  )

const QUADRANTS = 'quadrant-1 One\n quadrant-2 "二"\n quadrant-3 Three\n quadrant-4 Four'

it('shows quadrants, axes and points', () => {
  const code = `title T\n x-axis Low --> High\n y-axis "Few ❤" --> Many\n ${QUADRANTS}\n A b: [0.5, 0.25]`
  expect(texts(code)).toEqual(['One', '二', 'Three', 'Four', 'Low', 'High', 'Few ❤', 'Many', 'A b'])
  expect(draw(code).html).toContain('<figcaption>T</figcaption>')
  expect(draw(code.replace('title T\n', '')).html).toContain(
    'aria-label="One, 二, Three, Four, Low, High, Few ❤, Many, A b"',
  )
  expect(texts('x-axis Cost -->\n a: [0, 1]')).toEqual(['Cost →', 'a'])
})

it('has the first quadrant on the upper right, the others against the clock', () => {
  const [one, two, three, four] = ['One', '二', 'Three', 'Four'].map(name => placeOf(QUADRANTS, name))
  expect(one!.y).toBe(two!.y)
  expect(one!.x).toBe(four!.x)
  expect(two!.x).toBe(three!.x)
  expect(one!.x).toBeGreaterThan(two!.x)
  expect(three!.y).toBeGreaterThan(two!.y)
})

it('has points where they are, as large and in the colour that they are given', () => {
  const own = 'fill="var(--diagram-part-1)"'
  expect(draw('a: [0, 0]\n b: [0, 0] radius: 99999').faults.map(({ below }) => below)).toEqual([2])
  expect(circles('a: [0, 0]\n b: [1, .5]\n c: [0.25, 1.0] radius: 12')).toEqual([
    [0, 440, 5, own],
    [440, 220, 5, own],
    [110, 0, 12, own],
  ])
  const coloured =
    'a:::x: [0, 0] stroke-color: #fff, stroke-width: 2px\n classDef x color: #109060, radius : 7'
  expect(circles(coloured)).toEqual([[0, 440, 7, 'fill="#109060" stroke="#fff" stroke-width="2"']])
  expect(texts(coloured)).toEqual(['a'])
  expect(texts('a:::plain: [0, 0]')).toEqual(['a'])
})

it('lays words over as little as it can', () => {
  const edge = (width: number) => placeOf(`a: [0.2, 0.3] stroke-color: #333, stroke-width: ${width}`, 'a').y
  expect(edge(20)).toBe(edge(2) + 9)
  const whole = { left: 0, right: 100, top: 0, bottom: 100 }
  const point = { x: 50, y: 50, radius: 5 }
  const below = { left: 0, right: 100, top: 58, bottom: 70 }
  const right = { left: 60, right: 70, top: 0, bottom: 100 }
  expect(placeLabel(['ab'], point, { taken: [], whole })).toMatchObject({ x: 50, anchor: 'middle' })
  expect(placeLabel(['ab'], point, { taken: [below], whole })).toMatchObject({ y: 50, anchor: 'start' })
  expect(placeLabel(['ab'], point, { taken: [below, right], whole }).anchor).toBe('end')
  expect(placeLabel(['ab'], { ...point, x: 98, y: 98 }, { taken: [], whole }).anchor).toBe('end')
})

it('reports what it does not understand', () => {
  const wrong = [
    'a: [2, 0.5]',
    'a: [0.5]',
    'a: [1.5, 0.5]',
    'a: [0.5, 0.5] shape: round',
    'a: [0.5, 0.5] color: pink',
    'classDef x shape: round',
    'quadrant-5 five',
    'words',
  ]
  expect(texts(`x: [0, 0]\n ${wrong.join('\n ')}`)).toEqual(['x', ...wrong.map((_, index) => index + 2)])
  expect(draw('title x').faults[0]!.what).toBe('the diagram cannot be drawn: there is nothing in it')
})

it('reports what is said twice, and passes over remarks', () => {
  const code = `${QUADRANTS}\n x-axis a --> b %% low\n a: [0, 1] %% first\n x-axis c\n quadrant-1 Five`
  expect(texts(code).slice(-2)).toEqual([7, 8])
  expect(texts(code).join()).not.toContain('%%')
})
