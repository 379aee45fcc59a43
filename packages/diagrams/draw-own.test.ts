import { describe, expect, it } from 'vitest'
import { drawDiagram } from './draw-diagram'

const draw = (code: string) => drawDiagram({ code, id: 'd' })
const texts = (code: string) => {
  const { html, faults } = draw(code)
  const shown = html!.match(/<text[^>]*>.*?<\/text>/gs) ?? []
  return [...shown.map(text => text.replace(/<[^>]*>/g, ' ').trim()), ...faults.map(({ what }) => what)]
}

/** Returns the position of a text. */
const placeOf = (code: string, words: string) => {
  const [, x, y] =
    new RegExp(`<text x="([-\\d.]+)" y="([-\\d.]+)"[^>]*>${words}<`).exec(draw(code).html!) ?? []
  return { x: Number(x), y: Number(y) }
}

describe('a pie', () => {
  const slices = (code: string) => draw(`pie\n ${code}`).html!.match(/<(?:path|circle) [^>]*>/g) ?? []

  it('has a slice for each part, as large as its share', () => {
    expect(texts('pie showData title Pets\n "Dogs" : 30\n "Cats" : 10')).toEqual([
      'Dogs: 30 (75%)',
      'Cats: 10 (25%)',
    ])
    expect(texts('pie\n "Dogs" : 1\n "Cats" : 2')).toEqual(['Dogs: 33.3%', 'Cats: 66.7%'])
    const [most, rest] = slices('"a": 3\n "b": 1')
    // Clockwise from the top, three quarters.
    expect(most).toContain('d="M100 100L100 0A100 100 0 1 1 0 100Z"')
    expect(rest).toContain('d="M100 100L0 100A100 100 0 0 1 100 0Z"')
    expect(new Set([most, rest].map(slice => /fill="([^"]*)"/.exec(slice!)?.[1])).size).toBe(2)
  })

  it('has numbers for its parts, and some', () => {
    expect(texts('pie\n "a" : 1.2.3\n "b" : 1.5')).toEqual([
      'b: 100%',
      expect.stringMatching(/^""a" : 1.2.3" is missing/),
    ])
    expect(draw('pie title Pets').faults.map(({ what }) => what)).toEqual([
      'the diagram cannot be drawn: there is nothing in it',
    ])
  })

  it('is a circle where there is one part', () => {
    expect(slices('"all": 3')).toEqual([expect.stringMatching(/^<circle/)])
  })
})

describe('a mind map', () => {
  const map =
    'mindmap\n  root((The root))\n    [one]\n      id("two <b>words</b>")\n    )three(\n  ::icon(fa fa-book)'

  it('is a tree by the indents of its lines', () => {
    expect(texts(map).toSorted()).toEqual(['The root', 'one', 'three', 'two words'])
    expect(draw(map).html!.match(/<path /g)).toHaveLength(3)
    const [root, one, two, three] = ['The root', 'one', 'two words', 'three'].map(words =>
      placeOf(map, words),
    )
    expect(root!.x).toBeLessThan(one!.x)
    expect(one!.x).toBeLessThan(two!.x)
    expect(two!.y).toBe(one!.y)
    expect(three!.y).toBeGreaterThan(one!.y)
    expect(root!.y).toBe((one!.y + three!.y) / 2)
  })

  it('has ideas', () => {
    expect(draw('mindmap').faults.map(({ what }) => what)).toEqual([
      'the diagram cannot be drawn: there is nothing in it',
    ])
  })

  it('keeps signs inside of its words', () => {
    expect(texts('mindmap\n a;\n  b #9829;')).toEqual(expect.arrayContaining(['a;', 'b &#9829;']))
    expect(texts('mindmap\n a (b) c\n  [x(y)]\n  "`z [1]`"')).toEqual(
      expect.arrayContaining(['a (b) c', 'x(y)', 'z [1]']),
    )
  })

  it.each([
    map,
    'mindmap\n root((My plan))\n  one',
    'mindmap\n root((a<br/>b<br/>c<br/>d))\n  one\n  two',
    'mindmap\n root\n  a<br/>b<br/>c<br/>d\n   one\n  e<br/>f<br/>g\n   two\n  three',
    'mindmap\n r<br/>r<br/>r<br/>r<br/>r<br/>r<br/>r<br/>r\n  one\n  two\n   a\n   b\n   c\n   d',
  ])('lays no idea over another, and none out of sight: %s', code => {
    const { html } = draw(code)
    const box = ([x, y, width, height]: number[]) => ({
      left: x!,
      top: y!,
      right: x! + width!,
      bottom: y! + height!,
    })
    const view = box(/viewBox="([^"]*)"/.exec(html!)![1]!.split(' ').map(Number))
    const ideas = [
      ...html!.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
    ].map(([, ...numbers]) => box(numbers.map(Number)))
    expect(ideas).toHaveLength(texts(code).length)
    expect(
      ideas.filter(
        ({ left, top, right, bottom }) =>
          left < view.left || top < view.top || right > view.right || bottom > view.bottom,
      ),
    ).toEqual([])
    const over = ideas.flatMap((one, index) =>
      ideas
        .slice(index + 1)
        .filter(
          other =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map(other => [one, other]),
    )
    expect(over).toEqual([])
  })
})

describe('a git graph', () => {
  const git = (code: string) => `gitGraph TB:\n ${code.replaceAll(', ', '\n ')}`
  const paths = (code: string) => draw(git(code)).html!.match(/<path d="[^"]*" fill="none"/g) ?? []

  it('shows names of branches and commits, tags and messages', () => {
    expect(
      texts(
        git(
          'commit id: "A" tag: "v1" tag: "new", commit, branch "my dev" order: 2, commit "why", switch main',
        ),
      ),
    ).toEqual(['main', 'my dev', 'A', 'v1', 'new', 'why'])
  })

  it('calls its first branch as the settings say', () => {
    const code = 'gitGraph\n commit\n branch dev\n commit\n checkout trunk\n merge dev'
    const directive = `%%{init: { 'gitGraph': {'showBranches': true, 'mainBranchName': 'trunk'}} }%%\n${code}`
    const front = `---\nconfig:\n  gitGraph:\n    mainBranchName: trunk\n---\n${code}`
    for (const written of [directive, front]) expect(texts(written)).toEqual(['trunk', 'dev'])
  })

  it('joins commits with those before them, on their branch and on others', () => {
    expect(paths('commit, commit')).toHaveLength(1)
    expect(paths('commit, branch dev, commit, checkout main, commit, merge dev tag: "x"')).toHaveLength(4)
    const both = git('commit id: "A", branch dev, commit id: "B"')
    expect(placeOf(both, 'B').y).toBeGreaterThan(placeOf(both, 'A').y)
    expect(placeOf(both, 'B').x).toBeGreaterThan(placeOf(both, 'A').x)
  })

  it('names what is picked, and draws kinds of commits apart', () => {
    expect(
      texts(git('commit id: "A", branch dev, commit id: "B", checkout main, cherry-pick id: "B"')),
    ).toContain('cherry-pick: B')
    const squares = (code: string) => draw(git(code)).html!.match(/<rect [^>]*width="16"/g)
    expect(squares('commit, commit type: HIGHLIGHT')).toHaveLength(1)
    expect(paths('commit type: REVERSE')).toHaveLength(1)
  })

  it('has branches in the order that they are given', () => {
    const code = git('commit, branch a order: 3, branch b order: 2, commit')
    expect(placeOf(code, 'a').y).toBeGreaterThan(placeOf(code, 'b').y)
  })
})
