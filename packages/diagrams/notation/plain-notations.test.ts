import { describe, expect, it } from 'vitest'
import { drawDiagram } from '../draw-diagram'

const draw = (code: string) => drawDiagram({ code, id: 'd' })

/** Returns the texts of a drawing, and its faults. */
const texts = (code: string) => {
  const { html, faults } = draw(code)
  const shown = html!.match(/<text[^>]*>.*?<\/text>/gs) ?? []
  const plain = shown.map(text =>
    text
      .replace(/<\/tspan>\s*<tspan x=[^>]*>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .trim(),
  )
  return [...plain, ...faults.map(({ what }) => what)]
}

describe('a class diagram', () => {
  const classes = (code: string) => texts(`classDiagram\n ${code}`)
  /** Returns the line and the ends of the first relation. */
  const relation = (arrow: string) => {
    const [line = ''] =
      /<polyline [^>]*var\(--diagram-line[^>]*>/.exec(draw(`classDiagram\n A ${arrow} B`).html!) ?? []
    const ends = [...line.matchAll(/marker-(\w+)="url\(#d-cls-(\w+)/g)].map(
      ([, place, end]) => `${place} ${end}`,
    )
    return [line.includes('stroke-dasharray') ? 'dashed' : 'solid', ...ends]
  }

  it('shows members as they are written', () => {
    expect(classes('class A {\n -machine: Machine\n +String id\n -id : int\n a b c\n }')).toEqual([
      'A',
      '- machine: Machine',
      '+ String id',
      '- id : int',
      'a b c',
    ])
    expect(classes('class A { +x; +y }')).toEqual(['A', '+ x', '+ y'])
    expect(classes('class A { }\n A : +go(fn: () => void, b: int): bool\n A : +end()* int')).toEqual([
      'A',
      '+ go(fn: () => void, b: int): bool',
      '+ end(): int',
    ])
    expect(draw('classDiagram\n class A {\n +go()*\n +one() int$\n }').html).toMatch(
      /font-style="italic"[\s\S]*go\(\)<[\s\S]*text-decoration="underline"[\s\S]*one\(\)/,
    )
  })

  it('shows types, annotations and namespaces in the names of classes', () => {
    expect(classes('class Square~Shape~ {\n List~int~ at\n }\n Square <|-- B')).toEqual([
      'Square<Shape>',
      'List<int> at',
      'B',
    ])
    expect(classes('class Shape\n <<interface>> Shape\n Shape : draw()')).toEqual([
      '<<interface>>',
      'Shape',
      'draw()',
    ])
    expect(classes('class Shape <<interface>>\n class Other:::red')).toEqual([
      '<<interface>>',
      'Shape',
      'Other',
    ])
    expect(
      classes('namespace Base.Shapes {\n class A\n class B["Its name"] {\n int x\n }\n }\n A --> B : to'),
    ).toEqual(['Base.Shapes::A', 'Base.Shapes::Its name', 'int x', 'to'])
    expect(classes('namespace Empty {\n }\n class A')).toEqual([
      'A',
      '"Empty" is missing in the diagram: this notation is not supported',
    ])
  })

  it('shows types of classes that no line declares', () => {
    expect(classes('Animal <|-- Box~Dog~ : holds').toSorted()).toEqual(['Animal', 'Box<Dog>', 'holds'])
    expect(classes('Box~Dog~ : +open(List~int~ a)\n Box : +shut()')).toEqual([
      'Box<Dog>',
      '+ open(List<int> a)',
      '+ shut()',
    ])
    expect(classes('<<interface>> Box~Dog~\n class Box')).toEqual(['<<interface>>', 'Box<Dog>'])
    expect(classes('class Box["Its name"]\n Box~Dog~ : x')).toEqual(['Its name', 'x'])
  })

  it.each(['style', 'direction', 'classDef', 'cssClass'])('has classes that are called %s', name => {
    expect(classes(`${name} <|-- B : x`).toSorted()).toEqual(['B', name, 'x'].toSorted())
    expect(classes(`${name} --> B`).toSorted()).toEqual(['B', name].toSorted())
  })

  it.each(['style', 'direction'])('has members of a class that is called %s', name => {
    expect(classes(`${name} : +x: int`)).toEqual([name, '+ x: int'])
  })

  it('draws relations with the line and the ends that they have', () => {
    expect(relation('--')).toEqual(['solid'])
    expect(relation('..')).toEqual(['dashed'])
    expect(relation('-->')).toEqual(['solid', 'end arrow'])
    expect(relation('<|..')).toEqual(['dashed', 'start inherit'])
    expect(relation('*--')).toEqual(['solid', 'start composition'])
    expect(relation('--o')).toEqual(['solid', 'end aggregation'])
    expect(relation('<|--|>')).toEqual(['solid', 'start inherit', 'end inherit'])
    expect(relation('"1" *..> "0..*"')).toEqual(['dashed', 'start composition', 'end arrow'])
    expect(classes('A "1" *..> "0..*" B : has')).toEqual(['A', 'B', 'has', '1', '0..*'])
    expect(classes('Foo--Bar')).toEqual(['Foo', 'Bar'])
  })

  it('has notes, and passes over colours and links', () => {
    expect(classes('note "of all"\n class A\n note for A "can fly<br>and (swim)"')).toEqual([
      'of all',
      'A',
      'can fly',
      'and (swim)',
    ])
    const { faults } = draw(
      'classDiagram\n class A\n style A fill:#f9f\n classDef x fill:#111\n link A "https://a.b"',
    )
    expect(faults.map(({ what, severity }) => [what, severity])).toEqual([
      ['links on nodes of a diagram are not supported', 'warning'],
    ])
  })
})

describe('a diagram of entities', () => {
  const entities = (code: string) => texts(`erDiagram\n ${code}`)

  it('shows keys and what is said of attributes', () => {
    expect(entities('A {\n int id PK, FK "the (one) key"\n string name UK\n 名称\n }')).toEqual([
      'A',
      'PK,FK',
      'int',
      'idthe (one) key',
      'UK',
      'string',
      'name',
      '',
      '名称',
    ])
    expect(entities('A { int id }\n B {}')).toEqual(['A', 'int', 'id', 'B'])
  })

  it('shows names of several words, and those that stand alone', () => {
    expect(entities('"Order Item" ||--o{ p : has\n p["A person"] {\n }\n ALONE\n RED:::x')).toEqual([
      'Order Item',
      'A person',
      'ALONE',
      'RED',
      'has',
    ])
  })

  it.each(['class', 'style', 'direction', 'classDef'])('has entities that are called %s', name => {
    expect(entities(`${name} ||--o{ STUDENT : has`).toSorted()).toEqual(['STUDENT', name, 'has'].toSorted())
    expect(entities(`STUDENT ||--o{ ${name} : has`).toSorted()).toEqual(['STUDENT', name, 'has'].toSorted())
  })

  it.each(['class', 'style', 'direction'])('has attributes of an entity that is called %s', name => {
    expect(entities(`${name} {\n string x\n }`)).toEqual(entities('B {\n string x\n }').with(0, name))
  })

  it('passes over colours and directions', () => {
    const looks =
      'direction LR\n style A,B fill:#fee\n style A fill : red\n classDef x fill:#111\n class A, B x'
    expect(entities(`A ||--o{ B : has\n ${looks}`).toSorted()).toEqual(['A', 'B', 'has'])
  })

  it('reads counts in words as those in signs', () => {
    const picture = (relation: string) =>
      draw(`erDiagram\n A ${relation} B : x`).html!.replace(/data-source="[^"]*"/, '')
    expect(picture('1 to zero or more')).toBe(picture('||--o{'))
    expect(picture('many(1) optionally to 0+')).toBe(picture('}|..o{'))
    expect(picture('only one to one or zero')).toBe(picture('||--o|'))
  })
})

describe('a state diagram', () => {
  const states = (code: string) => texts(`stateDiagram-v2\n ${code}`)

  it('has notes beside the states', () => {
    expect(states('A --> B\n note right of A : one\n note left of B\n two\n three (x)\n end note')).toEqual(
      expect.arrayContaining(['A', 'B', 'one', 'two three (x)']),
    )
    const { html } = draw('stateDiagram-v2\n A --> B\n note right of A : one')
    expect(html!.match(/marker-end/g)).toHaveLength(1)
  })

  it('has choices and forks as shapes without words', () => {
    const choice = 'state c <<choice>>\n A --> c\n c --> B: if x < 0'
    expect(states(choice)).toEqual(['if x < 0', 'A', 'B'])
    const shapes = (code: string) =>
      draw(`stateDiagram-v2\n ${code}`).html!.match(/<polygon points="[^"]*" fill="var\(--diagram-node-fill/g)
    expect(shapes(choice)).toHaveLength(1)
    expect(states('state f <<fork>>\n A --> f\n f --> B')).toEqual(['A', 'B'])
  })

  it('passes over comments behind a statement and colours, and titles a group by what describes it', () => {
    expect(states('A --> B %% said\n classDef x fill:#111\n class A x\n B:::x --> C\n state D')).toEqual([
      'A',
      'B',
      'C',
      'D',
    ])
    expect(states('[*] --> G\n G: All of it\n state G {\n x --> y\n }')).toEqual(['All of it', 'x', 'y'])
  })
})

describe('a flowchart', () => {
  const boxes = (code: string) =>
    [...draw(code).html!.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
      ([, ...numbers]) => numbers.map(Number) as [number, number, number, number],
    )

  const centreOf = (svg: string, name: string) => {
    const [, x, y] = new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)"[^>]*>${name}<`).exec(svg)!
    return [Number(x), Number(y)]
  }

  it('has nodes in the group that mentions them, wherever they were mentioned before', () => {
    const late = 'flowchart LR\n A[one] --> B\n subgraph G [group]\n direction TB\n B --> C\n end\n G --> D'
    expect(texts(late)).toEqual(['group', 'one', 'D', 'B', 'C'])
    const [group, , ...nodes] = boxes(late)
    const inside = nodes.filter(([x, y]) => x > group![0] && y > group![1] && x < group![0] + group![2])
    expect(inside).toHaveLength(2)
  })

  it('has groups in the group that names them, and each of them once', () => {
    const code = 'flowchart LR\n subgraph I [inner]\n A\n end\n subgraph O [outer]\n B\n I\n end\n I --> C'
    const [outer, , inner] = boxes(code)
    expect(inner![0]).toBeGreaterThan(outer![0])
    expect(inner![0] + inner![2]).toBeLessThan(outer![0] + outer![2])
    expect(texts(code).toSorted()).toEqual(['A', 'B', 'C', 'inner', 'outer'])
    const linked = 'flowchart LR\n subgraph O [outer]\n subgraph I [inner]\n A\n end\n I --> B\n end'
    expect(texts(linked).toSorted()).toEqual(['A', 'B', 'inner', 'outer'])
    const twice = 'flowchart LR\n subgraph O\n A --> B[b]\n subgraph I\n B[b] --> C\n end\n end'
    expect(texts(twice).filter(text => text === 'b')).toHaveLength(1)
  })

  it.each(['', 'direction TB\n'])('draws links inside of groups where their ends are %s', direction => {
    const code = `flowchart LR\n X --> A\n subgraph O\n ${direction} subgraph I\n A --> B\n end\n B -->|by| C\n end`
    const { html } = draw(code)
    const nodes = new Map(
      texts(code)
        .filter(text => /^[ABC]$/.test(text))
        .map(name => [name, centreOf(html!, name)]),
    )
    const ends = [
      ...html!.matchAll(/<polyline(?: transform="translate\(([^)]*)\)")? points="([^"]*)"[^>]*>/g),
    ]
      .filter(([whole]) => whole.includes('fill="none"'))
      .map(([, move = '0,0', points = '']) => {
        const [x = 0, y = 0] = move.split(',').map(Number)
        return points.split(' ').map(point => {
          const [across = 0, down = 0] = point.split(',').map(Number)
          return [across + x, down + y]
        })
      })
    const isBeside = ([x = 0, y = 0]: number[], name: string, side: number) => {
      const [across = 0, down = 0] = nodes.get(name)!
      return Math.abs(y - down) < 20 && (x - across) * side > 0 && Math.abs(x - across) < 60
    }
    expect(
      ends.filter(points => isBeside(points[0]!, 'B', 1) && isBeside(points.at(-1)!, 'C', -1)),
    ).toHaveLength(1)
  })

  it('writes titles of groups no wider than the groups', () => {
    const size = (title: string) =>
      Number(
        /font-size="([\d.]+)" font-weight="600"/.exec(
          draw(`flowchart LR\n subgraph G [${title}]\n A\n end`).html!,
        )?.[1],
      )
    expect(size('short')).toBe(12)
    expect(size('a title that is much longer')).toBeLessThan(12)
  })

  it('reads names of signs, words on invisible links and crosses at ends of links with words', () => {
    expect(texts('flowchart LR\n A["&dollar;{X}<br/>&lt;y>"] --> B;B --> C')).toEqual([
      '&dollar;{X} <y>',
      'B',
      'C',
    ])
    expect(texts('flowchart LR\n A ~~~|1\\. said| B')).toEqual(['1. said', 'A', 'B'])
    expect(texts('flowchart LR\n A e1@x-. "by" .-x B\n C -- one <br/> two --> D')).toEqual([
      'by',
      'one two',
      'A',
      'B',
      'C',
      'D',
    ])
    expect(texts('flowchart LR\n A --> B\n classDef x fill:#111\n class A x,y')).toEqual(['A', 'B'])
  })

  it('breaks long words on links, and reads Markdown in labels', () => {
    expect(texts('flowchart LR\n A -->|"a rather long label that nobody wants on one line"| B')[0]).toMatch(
      /^a rather .+ line$/,
    )
    expect(draw('flowchart LR\n A -->|a rather long label that nobody wants on one line| B').html).toMatch(
      /<tspan x="[^>]*>a rather[^<]*<\/tspan>/,
    )
    expect(texts('flowchart LR\n A["`The **cat**`"] e1@--> B\n e1@{ curve: linear }')).toEqual([
      'The cat',
      'B',
    ])
  })

  it('holds all of its boxes', () => {
    const code = 'flowchart RL\n A[a short one]\n B[the longest of all the names in it]\n C[c]'
    const [, width = 0] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(draw(code).html!)?.map(Number) ?? []
    for (const [x, , boxWidth] of boxes(code)) expect(x + boxWidth).toBeLessThan(width)
  })
})
