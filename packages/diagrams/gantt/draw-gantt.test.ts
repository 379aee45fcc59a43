import { describe, expect, it } from 'vitest'
import { drawDiagram } from '../draw-diagram'

const gantt = (lines: string[]) => `gantt\n ${lines.join('\n ')}`
const draw = (lines: string[]) => drawDiagram({ code: gantt(lines), id: 'd' })
const faults = (lines: string[]) => draw(lines).faults.map(({ what, below }) => `${below}: ${what}`)
const texts = (lines: string[]) => {
  const shown = draw(lines).html!.match(/<text[^>]*>.*?<\/text>/gs) ?? []
  return [...shown.map(text => text.replace(/<[^>]*>/g, ' ').trim()), ...faults(lines)]
}

interface Bar {
  left: number
  right: number
  y: number
}

/** Returns the bars of tasks, in units of the whole plan's length divided by `units`. */
const bars = (lines: string[], units: number): [from: number, to: number][] => {
  const found = [
    ...draw(lines).html!.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="20"/g),
  ].map(([, x, y, width]): Bar => ({ left: Number(x), right: Number(x) + Number(width), y: Number(y) }))
  const whole = Math.max(...found.map(({ right }) => right))
  const toUnit = (x: number) => Math.round((10 * x * units) / whole) / 10
  return found.map(({ left, right }) => [toUnit(left), toUnit(right)])
}

describe('a Gantt chart', () => {
  it('has a bar for each task, as long as it takes', () => {
    expect(bars(['a : 2024-01-01, 3d', 'b : 1w', 'c : x, 2024-01-03, 2024-01-05'], 10)).toEqual([
      [0, 3],
      [3, 10],
      [2, 4],
    ])
    expect(bars(['a : 2024-01-31, 1M', 'b : 12h', 'c : 1.5d'], 31)).toEqual([
      [0, 29],
      [29, 29.5],
      [29.5, 31],
    ])
    expect(bars(['dateFormat HH:mm', 'a : 08:00, 90m', 'b : 10:00, 10:30'], 150)).toEqual([
      [0, 90],
      [120, 150],
    ])
  })

  it('needs no unit for what takes no time', () => {
    const milestones = (end: string) =>
      draw(['a : 2024-01-01, 2d', `b : milestone, 2024-01-02, ${end}`]).html!.match(/<path d="M280 /g)
    for (const end of ['0d', '0', '']) expect(milestones(end)).toHaveLength(1)
    expect(faults(['a : 2024-01-01, 5'])).toHaveLength(1)
  })

  it('begins tasks after others and ends them before others, wherever they are written', () => {
    const plan = ['a : a, after b c, 1d', 'b : b, 2024-01-01, 2d', 'c : c, 2024-01-02, 2d']
    expect(bars(plan, 4)).toEqual([
      [3, 4],
      [0, 2],
      [1, 3],
    ])
    expect(bars([...plan, 'e : 2024-01-01, until a c'], 4)[3]).toEqual([0, 1])
  })

  it('passes over days on which nobody works, and shades them', () => {
    // January 1, 2024 is a Monday.
    const week = ['a : 2024-01-04, 3d', 'b : 2d', 'c : 1d']
    expect(bars(['excludes weekends', ...week], 8)).toEqual([
      [0, 5],
      [5, 7],
      [7, 8],
    ])
    expect(bars(['excludes weekends', 'a : 2024-01-03, 3d', 'b : 1d'], 6)).toEqual([
      [0, 3],
      [5, 6],
    ])
    expect(bars(['excludes friday, 2024-01-06', 'includes 2024-01-05', ...week], 7)[0]).toEqual([0, 4])
    expect(bars(['excludes weekends', 'weekend friday', ...week], 8)[0]).toEqual([0, 5])
    // Mermaid ignores "weekdays", although its own example excludes them.
    expect(bars(['excludes weekdays 2024-01-05', ...week], 7)[0]).toEqual([0, 4])
    expect(bars(['inclusiveEndDates', 'a : 2024-01-01, 2024-01-02', 'b : 2d'], 4)[0]).toEqual([0, 2])
    const shades = (lines: string[]) =>
      draw(lines).html!.match(/<rect [^>]*fill="var\(--diagram-group-fill\)"/g)?.length
    expect(shades(['excludes weekends', ...week])).toBe(1)
    expect(shades(week)).toBeUndefined()
    // Times without a date are on no weekend.
    expect(shades(['dateFormat HH:mm', 'excludes weekends', 'a : 08:00, 2h'])).toBeUndefined()
    expect(shades(['excludes weekends', ...week, 'far : 2026-01-01, 1d'])).toBeUndefined()
    expect(draw(['excludes monday tuesday wednesday thursday friday weekends', ...week]).faults).toEqual([])
  })

  it('shows names of sections and tasks, milestones and marks', () => {
    const plan = [
      'title The plan',
      'section 一 &lt; <b>二</b>',
      'Task one : crit, done, a, 2024-01-01, 20d %% a remark',
      'Shown : milestone, 2024-01-21, 0d',
      'Freeze : vert, 2024-01-11, 1d',
    ]
    expect(texts(plan)).toEqual([
      '2024-01-07',
      '2024-01-14',
      '2024-01-21',
      'Freeze',
      '一 &lt; 二',
      'Task one',
      'Shown',
    ])
    const { html } = draw(plan)
    expect(html).toContain('<figcaption>The plan</figcaption>')
    expect(html).toMatch(/<rect [^>]*stroke="var\(--diagram-part-4\)"/)
    expect(html).toMatch(/<path d="M560 /)
    expect(html).toMatch(/<line x1="280" [^>]*stroke-dasharray/)
    expect(html).toContain('aria-label="The plan"')
    expect(draw(plan.slice(1)).html).toContain('aria-label="一 &lt; 二, Task one, Shown, Freeze"')
  })

  it('shows sections in which there is no bar', () => {
    const plan = [
      'section Later',
      'section Now',
      'a : 2024-01-01, 2d',
      'section Marks',
      'v : vert, 2024-01-02, 0d',
      'section Last',
    ]
    const shown = texts(plan)
    for (const name of ['Later', 'Now', 'Marks', 'Last']) expect(shown).toContain(name)
    expect(draw(plan).html).toContain('aria-label="Later, Now, a, Marks, v, Last"')
  })

  it('marks its axis as it is told, as often as there is room', () => {
    const axis = (...lines: string[]) =>
      texts([...lines, 'a : 2024-01-01, 2024-03-31']).filter(text => /\d/.test(text))
    expect(axis('axisFormat %b %-d, %y', 'tickInterval 1month')).toEqual([
      'Jan 1, 24',
      'Feb 1, 24',
      'Mar 1, 24',
    ])
    expect(axis('tickInterval 3week', 'weekday monday')[0]).toMatch(/^2024-01-(?:01|08|15)$/)
    expect(axis('tickInterval 1day').length).toBeLessThan(10)
    expect(axis('axisFormat %Y-Q%q')).toEqual(['2024-Q1'])
    expect(texts(['dateFormat X', 'axisFormat %s', 'a : 0, 50']).slice(0, 3)).toEqual(['0', '5', '10'])
    expect(texts(['dateFormat HH:mm', 'a : 17:30, 2h']).slice(0, 2)).toEqual(['17:30', '17:45'])
    const days = texts(['a : 2024-03-04, 2024-03-14']).filter(text => /\d/.test(text))
    expect(days).toEqual(['2024-03-04', '2024-03-08', '2024-03-12'])
  })

  it('shows a name beside the bar that it does not fit in, and all of it', () => {
    const long = 'a name that is far longer than its day'
    const { html } = draw(['one : 2024-01-01, 30d', `${long} : 2024-01-10, 1d`, `${long} : 2024-01-28, 1d`])
    const sides = html!.matchAll(/<text [^>]*text-anchor="(\w+)"[^>]*>a name/g)
    expect([...sides].map(([, side]) => side)).toEqual(['start', 'end'])
    const wide = draw([`${long} ${long} ${long} : 2024-01-01, 1d`, 'one : 2d']).html!
    const [, left, , width] = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+)/.exec(wide)!.map(Number)
    expect(left! + width!).toBeGreaterThan(560 + 200)
    expect(left).toBeLessThan(-20)
  })

  it('finds the places of thousands of tasks, each of which waits for the one below it', () => {
    const last = 2999
    const plan = Array.from({ length: last + 1 }, (_, index) => {
      const start = index === last ? '2024-01-01' : `after t${index + 1}`
      return `n${index} : t${index}, ${start}, 1d`
    })
    expect(faults(plan)).toEqual([])
  })

  it('has no place for times that have no date', () => {
    for (const far of ['9999y', '99999999999999999999y', '9999999999999999d'])
      expect(faults(['excludes weekends', 'a : 2024-01-01, 1d', `b : ${far}`])).toHaveLength(1)
    const stamps = ['dateFormat x', 'a : 1, 2']
    for (const far of ['9007199254740993', '-9007199254740993', '9'.repeat(400)])
      expect(faults([...stamps, `b : ${far}, 1ms`])).toHaveLength(1)
    expect(faults(['tickInterval 1minute', 'a : 1000-01-01, 9999-12-31'])).toEqual([])
  })

  it('reports what it does not understand with its line', () => {
    const missing = (line: number, words: string) =>
      `${line}: "${words}" is missing in the diagram: this notation is not supported`
    for (const wrong of [
      'b : 3x',
      'b : after a',
      'b : after gone, 1d',
      'b : 2024-02-30, 1d',
      'b : a, b, c, 1d',
      'b : done',
      'b : done crit, 2024-01-02, 1d',
      'Status: "looking" : b, 2024-01-02, 1d',
      'b :',
      'no task',
      'tickInterval 1decade',
      'axisFormat %K',
      'excludes someday',
      'weekday soon',
      'section',
      'includes',
    ])
      expect(faults(['a : a, 2024-01-01, 1d', wrong])).toEqual([missing(2, wrong)])
    expect(faults(['a : 3d'])).toEqual([missing(1, 'a : 3d')])
    expect(faults(['a : a, after b, 1d', 'b : b, after a, 1d'])).toHaveLength(2)
    expect(faults(['title x'])).toEqual(['0: the diagram cannot be drawn: there is nothing in it'])
    expect(
      faults(['todayMarker off', 'topAxis', 'a : a, 2024-01-01, 1d', 'click a href "https://a.b"']),
    ).toEqual(['4: links on nodes of a diagram are not supported'])
  })
})
