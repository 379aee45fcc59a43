import { describe, expect, it } from 'vitest'
import { drawDiagram } from '../draw-diagram'

const draw = (code: string) => drawDiagram({ code, id: 'd' })
const texts = (code: string) => {
  const { html, faults } = draw(code)
  const shown = html!.match(/<text[^>]*>.*?<\/text>/gs) ?? []
  return [
    ...shown.map(text => text.replace(/<[^>]*>/g, ' ').trim()),
    ...faults.map(({ what, below }) => `${below}: ${what}`),
  ]
}

/** Returns the position of a single-line text. */
const placeOf = (code: string, words: string) => {
  const [, x, y] =
    new RegExp(`<text x="([-\\d.]+)" y="([-\\d.]+)"[^>]*>${words}<`).exec(draw(code).html!) ?? []
  return { x: Number(x), y: Number(y) }
}

describe.each(['timeline', 'timeline LR', 'timeline TD'])('a %s', head => {
  const code = `${head}\n title Then\n 2002 : one : two\n      : three\n section 二<br/>B\n 10:30 : see a:b`

  it('shows times, what happened in them and sections', () => {
    expect(texts(code).toSorted()).toEqual(
      ['2002', 'one', 'two', 'three', '二  B', '10:30', 'see a:b'].toSorted(),
    )
    expect(draw(code).html).toContain('<figcaption>Then</figcaption>')
    expect(draw(code.replace('title Then\n', '')).html).toContain(
      'aria-label="2002: one, two, three, 二 B, 10:30: see a:b"',
    )
  })

  it('holds all of itself', () => {
    const [, left, top, width, height] = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/
      .exec(draw(code).html!)!
      .map(Number)
    for (const [, ...numbers] of draw(code).html!.matchAll(
      /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
    )) {
      const [x, y, w, h] = numbers.map(Number)
      expect(x! > left! && y! > top!).toBe(true)
      expect(x! + w!).toBeLessThan(left! + width!)
      expect(y! + h!).toBeLessThan(top! + height!)
    }
  })

  it('reports what it does not understand', () => {
    const missing = (words: string) => `"${words}" is missing in the diagram: this notation is not supported`
    expect(texts(`${head}\n : of no time\n 2002`)).toEqual(['2002', `1: ${missing(': of no time')}`])
    expect(texts(`${head} now\n 2002`)).toEqual(['2002', `0: ${missing(`${head} now`)}`])
    expect(draw(`${head}\n title x`).faults[0]!.what).toMatch(/there is nothing in it$/)
  })
})

it('goes to the right, or down', () => {
  const periods = '\n 2002 : one : two\n 2004 : three'
  const across = (words: string) => placeOf(`timeline${periods}`, words)
  expect(across('2004').y).toBe(across('2002').y)
  expect(across('2004').x).toBe(across('three').x)
  expect(across('two').y).toBeGreaterThan(across('one').y)
  const down = (words: string) => placeOf(`timeline TD${periods}`, words)
  expect(down('2004').x).toBe(down('2002').x)
  expect(down('2004').y).toBe(down('three').y)
  expect(down('2004').y).toBeGreaterThan(down('two').y)
})
