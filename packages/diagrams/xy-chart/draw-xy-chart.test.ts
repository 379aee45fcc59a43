import { describe, expect, it } from 'vitest'
import { drawDiagram } from '../draw-diagram'
import { createScale } from './value-scale'

const draw = (code: string, head = 'xychart') => drawDiagram({ code: `${head}\n ${code}`, id: 'd' })
const texts = (code: string, head?: string) => {
  const { html, faults } = draw(code, head)
  const shown = html!.match(/<text[^>]*>.*?<\/text>/gs) ?? []
  return [...shown.map(text => text.replace(/<[^>]*>/g, ' ').trim()), ...faults.map(fault => fault.below)]
}
const bars = (code: string, head?: string) =>
  [
    ...draw(code, head).html!.matchAll(
      /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="var\(--diagram-part-(\d)/g,
    ),
  ].map(([, ...numbers]) => {
    const [x, y, width, height, part] = numbers.map(Number)
    return { x: x!, y: y!, width: width!, height: height!, part: part! }
  })
const points = (code: string) =>
  /<polyline points="([^"]*)"/
    .exec(draw(code).html!)![1]!
    .split(' ')
    .map(point => point.split(',').map(Number))

describe.each(['xychart', 'xychart-beta', 'xychart vertical', 'xychart-beta horizontal'])('an %s', head => {
  it('shows categories, numbers, titles and names of series', () => {
    const code =
      'title "T"\n x-axis "Which one" [甲, "b, c", d]\n y-axis How many 0 --> 4\n bar "one" [1,\n 2,\n 3]\n line [4, 2]'
    expect(texts(code, head).toSorted()).toEqual(
      ['0', '1', '2', '3', '4', '甲', 'b, c', 'd', 'Which one', 'How many', 'one'].toSorted(),
    )
    expect(draw(code, head).html).toContain('<figcaption>T</figcaption>')
    expect(draw(code.replace('title "T"\n', ''), head).html).toContain(
      'aria-label="甲: 1 4, b, c: 2 2, d: 3"',
    )
  })

  it('reports what it does not understand', () => {
    const wrong = [
      'bar [1, two]',
      'bar []',
      'line [1, 2, 3]',
      'y-axis [a, b]',
      'y-axis a --> b',
      'area [1, 2]',
      'bar 1, 2',
      'bar [1,,2]',
      'x-axis "Again"',
      `bar [1, ${'9'.repeat(400)}]`,
      `y-axis 0 --> ${'9'.repeat(309)}`,
      `x-axis${' '.repeat(2000)}]`,
    ]
    const { faults } = draw(`x-axis [a, b]\n line [1, 2]\n ${wrong.join('\n ')}`, head)
    expect(faults.map(({ below }) => below).toSorted((one, other) => one - other)).toEqual(
      wrong.map((_, index) => index + 3),
    )
    expect(draw('line [1]', `${head} up`).faults[0]!.below).toBe(0)
    expect(draw('title x', head).faults[0]!.what).toMatch(/there is nothing in it$/)
  })
})

it('has bars beside each other, as high as their values', () => {
  const [one, two, three, four] = bars('bar [1, 2]\n bar [3, -4]')
  expect([one!.part, three!.part]).toEqual([1, 2])
  expect(two!.height).toBeCloseTo(2 * one!.height, 0)
  expect(three!.height).toBeCloseTo(3 * one!.height, 0)
  expect(one!.y + one!.height).toBeCloseTo(two!.y + two!.height, 0)
  // Below the baseline of the others.
  expect(four!.y).toBeCloseTo(one!.y + one!.height, 0)
  expect(three!.x).toBeGreaterThanOrEqual(one!.x + one!.width - 0.1)
  expect(three!.x + three!.width).toBeLessThan(two!.x)
})

it('has bars below each other, as long as their values', () => {
  for (const [head, code] of [
    ['xychart-beta horizontal', 'bar [1, 2]'],
    ['---\nconfig:\n  xyChart:\n    chartOrientation: horizontal\n---\nxychart', 'bar [1, 2]'],
  ] as const) {
    const [one, two] = bars(code, head)
    expect(two!.width).toBeCloseTo(2 * one!.width, 0)
    expect(two!.y).toBeGreaterThan(one!.y)
    expect(two!.x).toBe(one!.x)
  }
})

it('has lines through the middles of categories', () => {
  const code = 'x-axis [a, b]\n y-axis 0 --> 10\n line [0, 10]\n bar [5, 5]'
  const [first, second] = points(code)
  const [one, two] = bars(code)
  expect(first![0]).toBeCloseTo(one!.x + one!.width / 2, 0)
  expect(second![0]).toBeCloseTo(two!.x + two!.width / 2, 0)
  expect(second![1]).toBe(0)
})

it('shows values where its settings say so', () => {
  const settings = '%%{init: {"xyChart": {"showDataLabel": true}}}%%\nxychart'
  expect(texts('bar [17, 23]', settings)).toEqual(expect.arrayContaining(['17', '23']))
  expect(texts('bar [17, 23]')).not.toContain('17')
})

describe('values of bars', () => {
  const settings = '%%{init: {"xyChart": {"showDataLabel": true}}}%%\n'
  const placesOf = (html: string, value: number) =>
    [...html.matchAll(new RegExp(`<text x="([-\\d.]+)" y="([-\\d.]+)"[^>]*>${value}<`, 'g'))].map(
      ([, x, y]) => ({ x: Number(x), y: Number(y) }),
    )

  it('have room beside each other', () => {
    const list = Array.from({ length: 11 }, () => 37732111)
    const { html } = draw(`bar [${list}]\n bar [${list}]`, `${settings}xychart`)
    const xs = placesOf(html!, 37732111).map(({ x }) => x)
    const [first, second] = xs.toSorted((one, other) => one - other)
    expect(xs).toHaveLength(22)
    expect(second! - first!).toBeGreaterThan(8 * 7)
  })

  it('are not cut at the end, and not written over names', () => {
    const code = 'x-axis [a, b]\n y-axis 0 --> 37732111\n bar [37732111, -32226111]'
    const { html } = draw(code, `${settings}xychart horizontal`)
    const [, left, , width] = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+)/.exec(html!)!.map(Number)
    expect(left! + width! - placesOf(html!, 37732111)[0]!.x).toBeGreaterThan(8 * 7)
    expect(placesOf(html!, -32226111)[0]!.x).toBeGreaterThan(200)
  })
})

it('numbers its values where there are no categories, as many as there is room for', () => {
  expect(texts('line [7, 8, 9]').slice(-3)).toEqual(['1', '2', '3'])
  expect(texts('x-axis 10 --> 20\n line [7, 8, 9]').slice(-3)).toEqual(['10', '15', '20'])
  expect(texts('x-axis 100000 --> 100025\n line [7, 8, 9]').slice(-3)).toEqual([
    '100000',
    '100012.5',
    '100025',
  ])
  expect(texts('x-axis 0 --> 0.001\n line [7, 8, 9]').slice(-2)).toEqual(['0.0005', '0.001'])
  const many = Array.from({ length: 60 }, (_, index) => index)
  expect(texts(`x-axis 1000 --> 1059\n line [${many}]`).length).toBeLessThan(30)
})

it('keeps the places of categories without a name', () => {
  const code = (names: string) => `x-axis [${names}]\n y-axis 0 --> 2\n bar [1, 2]`
  for (const names of ['"", b', ', b', ', "b",', '"", b, ""']) {
    expect(draw(code(names)).faults).toEqual([])
    expect(draw(code(names)).html).toContain('aria-label="1, b: 2"')
  }
})

it('may have remarks behind its statements', () => {
  const code = 'x-axis ["5 %% a", b] %% which\n bar [1, %% one\n 2] %% two'
  expect(texts(code)).toEqual(expect.arrayContaining(['5 %% a', 'b']))
  expect(draw(code).faults).toEqual([])
})

it('slants names for which there is no room, and shows them whole', () => {
  const names = Array.from({ length: 12 }, (_, index) => `a_rather_long_name_${index}`)
  const code = `x-axis [${names}]\n bar [${names.map((_, index) => index)}]`
  expect(texts(code)).toEqual(expect.arrayContaining(names))
  const { html } = draw(code)
  expect(html!.match(/rotate\(-45 /g)).toHaveLength(12)
  const [, left] = /viewBox="([-\d.]+)/.exec(html!)!.map(Number)
  expect(left).toBeLessThan(-50)
  expect(draw('x-axis [jan, feb]\n bar [1, 2]').html).not.toContain('rotate')
  // The bars are wide enough for these labels.
  const months = names.map((_, index) => `m${index}`)
  const many = Array.from({ length: 5 }, () => `bar [${months.map((_, index) => index)}]`)
  expect(draw([`x-axis [${months}]`, ...many].join('\n ')).html).not.toContain('rotate')
})

describe('a scale', () => {
  it('has round numbers', () => {
    expect(createScale({ values: [3, 97], hasBars: false }).ticks).toEqual([0, 20, 40, 60, 80, 100])
    expect(createScale({ values: [0.1, 0.31], hasBars: true }).ticks.slice(0, 3)).toEqual([0, 0.1, 0.2])
    expect(createScale({ values: [5], hasBars: false }).ticks.length).toBeGreaterThan(1)
    expect(createScale({ values: [0], hasBars: true }).shareOf(0)).toBe(0)
  })

  it('ends, however near or small its values are', () => {
    const near = [1e15, 1e15 + 0.125]
    const least = Number.MIN_VALUE
    for (const values of [near, [1, 1 + Number.EPSILON], [least, 0], [least], [0, 0]])
      for (const range of [undefined, [values[0]!, values.at(-1)!] as [number, number]]) {
        const { shareOf, ticks } = createScale({ values, range, hasBars: false })
        expect(ticks.length).toBeLessThan(12)
        for (const share of values.map(shareOf)) expect(share >= 0 && share <= 1).toBe(true)
      }
  })

  it('holds what is outside of its range, and may fall', () => {
    const scale = createScale({ values: [120, 50], range: [0, 100], hasBars: true })
    expect([0, 60, 120].map(scale.shareOf)).toEqual([0, 0.5, 1])
    const falling = createScale({ values: [2], range: [10, 0], hasBars: false })
    expect([10, 0].map(falling.shareOf)).toEqual([0, 1])
  })
})
