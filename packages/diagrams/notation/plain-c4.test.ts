import { expect, it } from 'vitest'
import { drawDiagram } from '../draw-diagram'

const draw = (code: string, kind = 'C4Container') => drawDiagram({ code: `${kind}\n ${code}`, id: 'd' })
const texts = (code: string, kind?: string) => {
  const { html, faults } = draw(code, kind)
  const shown = html!.match(/<text[^>]*>.*?<\/text>/gs) ?? []
  return [
    ...shown.map(text =>
      text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
    ...faults.map(({ what, below }) => `${below}: ${what}`),
  ]
}
const TWO = 'System(a, "A")\n System(b, "B")\n '
const missing = (line: number, words: string) =>
  `${line}: "${words}" is missing in the diagram: this notation is not supported`

it('shows names, technologies and descriptions of elements, and what they are', () => {
  expect(texts('Person(a, "甲 & Co", "Buys [a] lot")')).toEqual(['«person» 甲 &amp; Co Buys [a] lot'])
  expect(texts('Container_Ext(a, App, "C#, Xamarin", "Does it")')).toEqual([
    '«external container» App [C#, Xamarin] Does it',
  ])
  expect(texts('ComponentDb(a, "A", $descr="Stores", $techn="SQL", $tags="v1")')).toEqual([
    '«component» A [SQL] Stores',
  ])
  expect(texts('SystemQueue(a, "A", "")')).toEqual(['«system» A'])
  expect(draw('title T\n System(a, "A")').html).toContain('<figcaption>T</figcaption>')
})

it('draws what is outside of the system in other colours', () => {
  const fillOf = (code: string) => /<rect [^>]*fill="([^"]*)"/.exec(draw(code).html!)?.[1]
  expect(fillOf('System(a, "A")')).toBe('var(--diagram-node-fill)')
  expect(fillOf('System_Ext(a, "A")')).toBe('var(--diagram-group-fill)')
  expect(fillOf('System(a, "A")\n UpdateElementStyle(a, $bgColor="#fee", $fontColor="red")')).toBe('#fee')
})

it('draws relations with their words, in their direction', () => {
  expect(texts(`${TWO}Rel(a, b, "Uses", "HTTPS", "often")`)).toContain('Uses [HTTPS] often')
  /** Returns which element is above, and the number of arrows: links point downwards. */
  const seen = (code: string) => {
    const html = draw(TWO + code).html!
    const heightOf = (name: string) =>
      Number(new RegExp(`<text[^>]* y="([\\d.]+)"(?:(?!</text>)[^])*>${name}<`).exec(html)?.[1])
    return [heightOf('A') < heightOf('B') ? 'A' : 'B', html.match(/ marker-(?:start|end)=/g)?.length]
  }
  expect(seen('Rel(a, b, "x")')).toEqual(['A', 1])
  expect(seen('Rel_D(b, a, "x")')).toEqual(['B', 1])
  expect(seen('Rel_Back(a, b, "x")')).toEqual(['B', 1])
  expect(seen('BiRel(a, b)')).toEqual(['A', 2])
})

it('numbers what happens one after the other', () => {
  expect(texts(`${TWO}Rel(a, b, "one")\n RelIndex(9, b, a, "two")`, 'C4Dynamic')).toEqual(
    expect.arrayContaining(['1: one', '2: two']),
  )
})

it('has boundaries with their types, around what is declared in them', () => {
  const code =
    'Enterprise_Boundary(x, "Bank") {\n System(a, "A")\n Boundary(y, "Inner", "zone")\n {\n System(b, "B")\n Rel(a, c, "r")\n }\n }\n System(c, "C")'
  expect(texts(code)).toEqual(
    expect.arrayContaining(['Bank [enterprise]', 'Inner [zone]', '«system» A', '«system» C', 'r']),
  )
  expect(draw(code).faults).toEqual([])
  expect(
    texts('Deployment_Node(n, "Node", "Linux", "rented") {\n Container(a, "A")\n }', 'C4Deployment'),
  ).toContain('Node [Linux] rented')
})

it('shows what is said of a boundary by name', () => {
  const code = 'System_Boundary(x, "X", $descr="all of it") {\n System(a, "A")\n }'
  expect(texts(code)).toContain('X [system] all of it')
})

it('passes over looks and layouts, and tells of links', () => {
  expect(
    texts(
      'System(a, "A", $link="https://a.b")\n UpdateRelStyle(a, b, $offsetY="-10" $lineColor="red")\n UpdateLayoutConfig($c4ShapeInRow="3")\n SHOW_LEGEND()',
    ),
  ).toEqual(['«system» A', '1: links on nodes of a diagram are not supported'])
})

it.each([
  'Robot(c, "C")',
  'System(',
  'System("C" d)',
  'Rel(a, gone, "x")',
  'Rel(a)',
  '}',
  'System(c, "C") {',
  'System(c, "C", $desc="what it does")',
  'words',
])('reports what it does not understand: %s', wrong => {
  expect(texts(`${TWO}${wrong}`)).toEqual(['«system» A', '«system» B', missing(3, wrong)])
})

it('tells of a boundary that is not closed', () => {
  expect(texts('Boundary(x, "X") {\n System(a, "A")')).toContain(missing(1, 'Boundary(x, "X") {'))
})
