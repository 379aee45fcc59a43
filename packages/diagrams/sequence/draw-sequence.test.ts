import { describe, expect, it } from 'vitest'
import { drawDiagram } from '../draw-diagram'
import { widthOf } from '../svg-parts'

const draw = (code: string) => drawDiagram({ code: `sequenceDiagram\n ${code}`, id: 'd' })

const texts = (code: string) => {
  const { html, faults } = draw(code)
  const shown = html!.match(/<text[^>]*>.*?<\/text>/gs) ?? []
  return [
    ...shown.map(text => text.replace(/<[^>]*>/g, ' ').trim()),
    ...faults.map(({ what, below }) => `${below}: ${what}`),
  ]
}

type Shape = Record<string, number>

/** Returns the shapes of a kind with their attributes. */
const shapes = (code: string, name: string): Shape[] =>
  [...draw(code).html!.matchAll(new RegExp(`<${name} ([^>]*)`, 'g'))].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes!.matchAll(/([\w-]+)="(-?[\d.]+)"/g)].map(([, key, value]) => [key!, Number(value)]),
    ),
  )
const messagesOf = (code: string) => shapes(code, 'line').filter(({ y1, y2 }) => y1 === y2)
const boxesOf = (code: string) => shapes(code, 'rect')
const holds = (outer: Shape, inner: Shape) =>
  outer.x! < inner.x! &&
  outer.y! < inner.y! &&
  outer.x! + outer.width! > inner.x! + inner.width! &&
  outer.y! + outer.height! > inner.y! + inner.height!

describe('a sequence', () => {
  it('shows names of several words, notes before messages, and numbers', () => {
    expect(texts('participant Call Stack\n Call Stack->>+Web APIs: set')).toEqual([
      'set',
      'Call Stack',
      'Web APIs',
    ])
    expect(texts('A ->>+ B : 访问\n B -->>- A: 好')).toEqual(['访问', '好', 'A', 'B'])
    expect(texts('Note over A,B: before\n A->>B: hi')).toEqual(['before', 'hi', 'A', 'B'])
    expect(texts('A->>B: a\n rect rgb(1, 2, 3)\n Note over A: in\n B->>A: b\n end')).toEqual([
      'a',
      'in',
      'b',
      'A',
      'B',
    ])
    expect(texts('autonumber\n A->>B: a\n B-->>A: b\n autonumber off\n A->>B: c')).toEqual([
      '1. a',
      '2. b',
      'c',
      'A',
      'B',
    ])
    expect(texts('autonumber 10 5\n A->>B: a\n B-->>A: b').slice(0, 2)).toEqual(['10. a', '15. b'])
    expect(texts('A->>B: a\n create participant C as See\n B->>C: c\n destroy C\n C-xB: d')).toContain('See')
    expect(texts('api-xtra->>db: a:b\n db->>api-xtra:\n api-xtra->db')).toEqual(['a:b', 'api-xtra', 'db'])
    expect(texts('participant A@{ "type": "database", "alias": "Store" }\n A->>A: x')).toEqual(['x', 'Store'])
    expect(texts('A->>B: one<br/>two <b>three</b> <id>')[0]).toBe('one  two three &lt;id&gt;')
  })

  it('draws what it does not understand nowhere, and tells it', () => {
    const missing = (word: string) => `"${word}" is missing in the diagram: this notation is not supported`
    expect(texts('A->>B: x\n bad Alice')).toEqual(['x', 'A', 'B', `2: ${missing('bad Alice')}`])
    expect(texts('A->>B: x\n end\n else no\n loop forever')).toEqual([
      'x',
      'A',
      'B',
      `2: ${missing('end')}`,
      `3: ${missing('else no')}`,
      `4: ${missing('loop forever')}`,
    ])
    expect(texts('box Us\n participant A\n else no\n end\n A->>A: x')).toEqual([
      'Us',
      'x',
      'A',
      `3: ${missing('else no')}`,
    ])
  })

  it('reads its words in capitals as well', () => {
    const code =
      'Autonumber\n Participant A As Ann\n ACTOR B\n Alt yes\n A->>B: a\n Else no\n Activate B\n B->>A: b\n Deactivate B\n End\n RECT red\n A->>B: c\n END'
    expect(draw(code).html).toContain('<circle')
    expect(boxesOf(code).filter(({ width }) => width === 10)).toHaveLength(1)
    expect(texts(code)).toEqual(['1. a', '2. b', 'alt [yes]', '[no]', '3. c', 'Ann', 'B'])
    expect(texts('Actor ->> B: a')).toEqual(['a', 'Actor', 'B'])
  })

  it('shows titles of frames and boxes on one line, without tags', () => {
    expect(texts('alt a<br/><b>b</b> &lt; c\n A->>B: x\n else no<br/>net &lt; 3\n A->>B: y\n end')).toEqual([
      'x',
      'y',
      'alt [a b &lt; c]',
      '[no net &lt; 3]',
      'A',
      'B',
    ])
    expect(texts('box Two<br/>of <i>us</i>\n participant A\n end')).toEqual(['Two of us', 'A'])
  })

  it('makes room for labels between the columns, and breaks long ones', () => {
    const label = 'initialise the state of it'
    const [message] = messagesOf(`A->>B: ${label}`)
    expect(message!.x2! - message!.x1!).toBeGreaterThan(widthOf(label))
    const long = 'a message of so many words that nobody would want to see all of them on one line'
    expect(texts(`A->>B: ${long}`)[0]!.split(/ {2,}/).length).toBeGreaterThan(1)
    expect(texts(`A->>B: ${long}`)[0]!.replace(/ +/g, ' ')).toBe(long)
    expect(texts('A->>B: 一条没有空格的很长很长的消息，也要换行才放得下，不然就太宽了。')[0]).toMatch(
      /\S {2,}[^，。]/,
    )
  })

  it('holds all of itself, a label beside the last column and a note beside the first as well', () => {
    const code = 'A->>A: check whether all can go on\n Note left of A: something to remember'
    const [, left = 0, , width = 0] =
      /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+)/.exec(draw(code).html!)?.map(Number) ?? []
    const right = Number(/<text x="([\d.]+)"[^>]*text-anchor="start"/.exec(draw(code).html!)?.[1])
    expect(left + width).toBeGreaterThan(right + widthOf('check whether all can go on'))
    for (const box of boxesOf(code)) expect(box.x).toBeGreaterThan(left)
  })

  it('draws notes as high as their lines', () => {
    const height = (note: string) => boxesOf(`Note over A: ${note}`)[0]!.height!
    expect(height('a<br/>b<br/>c')).toBe(height('a') + 32)
  })

  it('draws the time in which somebody is active, however that is written', () => {
    const bars = (code: string) => boxesOf(code).filter(({ width }) => width === 10)
    const [bar] = bars('A->>B: a\n activate B\n B->>C: b\n B-->>A: c\n deactivate B')
    const [first, , third] = messagesOf('A->>B: a\n activate B\n B->>C: b\n B-->>A: c\n deactivate B')
    expect([bar!.y, bar!.y! + bar!.height!]).toEqual([first!.y1, third!.y1])
    expect(bars('A->>+B: a\n B-->>-A: c')).toHaveLength(1)
    expect(bars('A->>+B: a\n A->>+B: b\n B-->>-A: c')).toHaveLength(2)
  })

  it('ends messages by what they are', () => {
    const ends = (code: string) => draw(code).html!.match(/<(?:polygon|path|polyline) /g)
    expect(ends('A->>B: x')).toEqual(['<polygon '])
    expect(ends('A-)B: x')).toEqual(['<polyline '])
    expect(ends('A-xB: x')).toEqual(['<path '])
    expect(ends('A-->B: x')).toBeNull()
    expect(ends('A<<-->>B: x')).toEqual(['<polygon ', '<polygon '])
    expect(draw('A-->>B: x').html).toMatch(/<line [^>]*stroke-width="1" stroke-dasharray/)
  })

  it('draws frames around what is in them, each inside of the one around it', () => {
    const frames = 'alt yes\n loop often\n A->>B: a\n end\n else no\n A->>B: b\n end'
    expect(texts(frames)).toEqual(['a', 'loop [often]', 'b', 'alt [yes]', '[no]', 'A', 'B'])
    const [inner, outer] = boxesOf(frames).filter(({ height }) => height! > 60)
    expect(holds(outer!, inner!)).toBe(true)
    expect(texts('critical Join\n A-->B: c\n option No net\n A-->A: log\n end')).toEqual(
      expect.arrayContaining(['critical [Join]', '[No net]']),
    )
    expect(texts('par_over x\n A->>B: a\n and y\n A->>B: b\n end\n loop\n end')).toEqual(
      expect.arrayContaining(['par [x]', '[y]', 'loop']),
    )
    for (const { height } of boxesOf('loop\n end')) expect(height).toBeGreaterThan(0)
  })

  it('draws boxes around those who stand in them, with their title', () => {
    const code = 'box Aqua Two of us\n participant A\n actor B\n end\n participant C\n A->>C: a'
    expect(texts(code)).toEqual(['Two of us', 'a', 'A', 'B', 'C'])
    const [box, ...heads] = boxesOf(code)
    expect(heads.map(head => holds(box!, head))).toEqual([true, false])
    expect(draw(code).html).toContain('<circle')
  })

  it('lays no box over another, however long their titles are', () => {
    const code =
      'box The first of the long titles\n participant A\n end\n box And another long one\n participant B\n end\n A->>B: x'
    const [first, second] = boxesOf(code)
    expect(first!.x! + first!.width!).toBeLessThan(second!.x!)
  })

  it('ends the line of who is destroyed at its last message', () => {
    const lines = shapes('A->>B: a\n destroy B\n A-xB: b\n A->>A: c', 'line').filter(
      ({ x1, x2 }) => x1 === x2,
    )
    expect(lines[1]!.y2).toBeLessThan(lines[0]!.y2!)
  })
})
