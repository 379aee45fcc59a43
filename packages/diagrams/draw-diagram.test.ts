import { describe, expect, it } from 'vitest'
import { articleToMarkdown, parseArticle } from '../core/markdown/article'
import { compile, mdxToHtml, problemsOf, toHtml } from '../core/markdown/fixtures/compile-text'
import { drawDiagram } from './draw-diagram'
import { diagrams } from './index'

const { fences } = await diagrams().setup!({} as never, {} as never)

const draw = (code: string, title?: string) => drawDiagram({ code, title, id: 'd' })
const fence = (code: string, info = '') => `\`\`\`mermaid${info}\n${code}\n\`\`\`\n`
const labelOf = (code: string) => /aria-label="([^"]*)"/.exec(draw(code).html!)?.[1]

const DRAWN: Record<string, string> = {
  flowchart: 'flowchart LR\n A[开始] --> B{好吗?}\n B -->|是| C([完])\n subgraph 组\n C ==> D[(库)]\n end',
  'flowchart without spaces': 'graph TD;A-->B;B-.->|no|C[end]\nC==>D & E; D---F',
  'flowchart in Chinese':
    'graph LR\n 开始 --> 结束\n 开始-- 文 字 -->中间((圆))-->结束\n A -. x .-> 中间\n A == y ==> B\n style 开始 fill:#fee\n subgraph 一\n B --> C\n end\n subgraph 二["two"]\n D --> E\n end',
  'flowchart with signs in its ids':
    'graph TD\n 红,绿,蓝 --> 值/量-->收到? --是--> 回调:控制 --> 4.3寸 --> 红,绿,蓝;\n fun1,a.b:::x --> C#-->服务-器\n 收到? --否--> 收到?\n style 收到? fill:#fee,stroke:#333\n class 值/量, 4.3寸 x\n classDef x fill:#111,stroke-width:2px',
  'flowchart with signs before its ids': 'flowchart LR\n .env/a.json --> /etc\n a -.-> .b',
  'flowchart without a direction': 'flowchart\n A --> a.on --> B',
  'coloured flowchart': 'flowchart LR\n A:::x --> B\n style B fill:#f9f\n classDef x fill:#111\n class A x',
  sequence:
    'sequenceDiagram\n participant A as 页面\n actor U\n A->>+B: hi\n B-->>-A: 好\n Note over A,B: 记\n loop 每分钟\n A-xB: z\n end',
  'sequence with coloured grounds':
    'sequenceDiagram\n participant A\n rect rgb(230, 235, 250)\n Note over A,B: One\n alt yes\n A->>B: hi\n end\n end\n rect rgb(0, 0, 0)\n B-->>A: back\n end',
  'class with its members apart': 'classDiagram\n class A\n A : +String id\n A : +go()\n A <|-- B',
  class: 'classDiagram\n class A{\n +int x\n +go() void\n }\n A <|-- B\n A o-- C : 有',
  er: 'erDiagram\n A ||--o{ B : has\n A {\n string name PK\n }',
  'er with names in quotes': 'erDiagram\n "User" {\n String id "key"\n }\n "User" ||--o{ "Post" : has',
  'er with many on both sides': 'erDiagram\n A }o--o{ B : "说 / 明"\n B }|..|{ C\n C||--o|D : d',
  'er with counts turned round':
    'erDiagram\n "A" o{--}o "B" : "bs"\n "B" o|--|| "A" : "a"\n A}|--|o C : c\n foo||--o{bar : x',
  pie: 'pie showData title 份额\n "甲" : 3\n "b & c" : 1.5',
  mindmap: 'mindmap\n  root((根))\n    [one]\n      id(two)\n    ::icon(fa fa-book)\n    three',
  gitGraph:
    'gitGraph\n commit id: "A"\n branch dev\n commit tag: "v1" type: HIGHLIGHT\n checkout main\n merge dev',
  gantt:
    'gantt\n title 计划\n excludes weekends\n section 一\n a : crit, done, a, 2024-01-01, 3d\n b : milestone, after a, 0d\n c : vert, 2024-01-02, 1d',
  timeline: 'timeline\n title 史\n section 一\n 2002 : a : b\n : c\n 2004',
  journey: 'journey\n title 日\n section 早\n 泡茶: 5: 我, 猫\n 上楼: 1\n x: 3: 我',
  quadrantChart:
    'quadrantChart\n title 图\n x-axis 低 --> 高\n y-axis a\n quadrant-1 一\n 甲: [0.3, 0.6]\n B: [1, 0] radius: 8',
  xychart: 'xychart\n title "图"\n x-axis 月 [一, "2 3"]\n y-axis v 0 --> 10\n bar a [1, 2]\n line [3, 4]',
  'xychart-beta': 'xychart-beta horizontal\n bar [1, -2]',
  C4Context:
    'C4Context\n title 系统\n Enterprise_Boundary(b, "银行") {\n Person(p, "客户", "说明")\n SystemDb_Ext(s, "S")\n }\n Rel(p, s, "用", "HTTPS")',
  state: 'stateDiagram-v2\n [*] --> A\n A --> [*]: 完\n state "长" as s1\n s1 --> A',
}

describe('a diagram', () => {
  it.each([
    'flowchart LR\n a["x #quot;y#quot; &lt;z> #9829;"] --> b',
    'graph LR\n a[x #quot;y#quot; &lt;z> #9829;] --> b',
    'sequenceDiagram\n A->>B: x #quot;y#quot; &lt;z> #9829; !',
    'sequenceDiagram\n A->>B: x #quot;y#quot; &lt;z> #9829;',
    'sequenceDiagram\n A->>B: x #quot;y#quot; &lt;z> #9829;;',
  ])('shows signs that are written by name or number: %s', code => {
    const { html, faults } = draw(code)
    expect(faults).toEqual([])
    expect(html).toMatch(/>x &quot;y&quot; &lt;z&gt; &#9829;/)
  })

  it.each(Object.entries(DRAWN))('%s is drawn whole, in the colours of the theme', (_, code) => {
    const { html, faults } = draw(code)
    expect(faults).toEqual([])
    expect(html).toMatch(/^<figure class="diagram"/)
    const svg = html!.slice(html!.indexOf('<svg'))
    expect(svg).not.toMatch(/ style=|<style|https?:|data-|attributes|var\(--(?!diagram-)/)
    expect(svg).toContain('var(--diagram-')
    for (const [, id] of svg.matchAll(/(?: id="|url\(#)([^")]+)/g)) expect(id).toMatch(/^d-/)
  })

  it('is named by its title, else by what is in it', () => {
    expect(labelOf('flowchart LR\n A["开 始"] --> B[a<br/>b]')).toBe('开 始, a b')
    expect(labelOf('flowchart LR\n accTitle: 路\n accDescr: 先左后右\n A --> B')).toBe('路: 先左后右')
    expect(labelOf('flowchart LR\n accDescr {\n one\n two\n }\n A --> B')).toBe('A, B: one two')
    const named = '---\ntitle: Shown\n---\nflowchart LR\n accTitle: Said\n A --> B'
    expect(labelOf(named)).toBe('Said')
    expect(draw(named).html).toContain('<figcaption>Shown</figcaption>')
    expect(draw(named.replace('title: Shown', '')).html).toContain('<figcaption>Said</figcaption>')
    expect(labelOf('pie title Pets\n "a": 1')).toBe('Pets')
    expect(labelOf('pie\n title Pets\n "a": 1')).toBe('Pets')
    expect(labelOf('pie\n "a": 1\n "b": 3')).toBe('a: 25%, b: 75%')
    expect(labelOf('mindmap\n a\n  b')).toBe('a, b')
    expect(labelOf('mindmap\n a #quot;b#quot; #9829; &lt;')).toBe('a &quot;b&quot; &#9829; &lt;')
    expect(labelOf('flowchart LR\n A["a #quot;b#quot; #9829; &lt;"] --> B')).toBe(
      'a &quot;b&quot; &#9829; &lt;, B',
    )
    expect(labelOf('---\ntitle: "T"\n---\nflowchart LR\n A --> B')).toBe('T')
    expect(labelOf('%%{init: {"theme": "dark"}}%%\nsequenceDiagram\n title Foo\n A->>B: x')).toBe('Foo')
    expect(draw('flowchart LR\n A --> B', '<口>').html).toContain('<figcaption>&lt;口&gt;</figcaption>')
  })

  it('draws every link', () => {
    const links = (code: string) => draw(code).html!.match(/<polyline points="[^"]*" fill="none"/g)?.length
    expect(links(DRAWN['flowchart in Chinese']!)).toBe(7)
    expect(links(DRAWN['flowchart without spaces']!)).toBe(5)
    expect(links(DRAWN['flowchart with signs in its ids']!)).toBe(8)
  })

  it('draws labels whole, with brackets and without tags, and links that have a name or quoted words', () => {
    const texts = (code: string) => {
      const { html, faults } = draw(`flowchart LR\n ${code}`)
      const shown = html!.match(/<text[^>]*>.*?<\/text>/gs) ?? []
      return [...shown.map(text => text.replace(/<[^>]*>/g, '')), ...faults.map(({ what }) => what)]
    }
    expect(texts('f("enable()") --> b')).toEqual(['enable()', 'b'])
    expect(texts('f["a [b] {c|d}"] --> b("is <code>on</code>")')).toEqual(['a [b] {c|d}', 'is on'])
    expect(texts('A e0@--"left pad"--> B\n e0@{ animate: true, animation: slow }')).toEqual([
      'left pad',
      'A',
      'B',
    ])
    expect(texts('f["one:\n  two {c}"] -->|"by\n three()"| b')).toEqual(['bythree()', 'one:two {c}', 'b'])
    expect(texts('a[one]-->\n b[two] -->|by|\n c')).toEqual(['by', 'one', 'two', 'c'])
    expect(texts('a --yes--> b ==no==> c')).toEqual(['yes', 'no', 'a', 'b', 'c'])
    expect(texts('a["x ~~~ y"] ~~~ b["z"] --> c')).toEqual(['x ~~~ y', 'z', 'c'])
    expect(texts('A --> |执行 一| B--two words-->C==三==>D---E-.f.->G')).toEqual(
      expect.arrayContaining(['执行 一', 'two words', '三', 'f']),
    )
    for (const words of ['v1.2', 'HTTP/1.1', '1.5 s', 'key=value', 'on-line', 'x (v1.2)', '-1'])
      for (const [start, end] of [
        ['-- ', ' -->'],
        ['== ', ' ==>'],
        ['-. ', ' .->'],
        ['-- ', ' ---'],
      ])
        expect(texts(`A ${start}${words}${end} B`)).toEqual([words, 'A', 'B'])
    expect(texts('A--v1.2-->B-.v1.3.->C==k=v==>D -. etc. ..-> E -. w -.-> F')).toEqual(
      expect.arrayContaining(['v1.2', 'v1.3', 'k=v', 'etc.', 'w']),
    )
    expect(texts('A -- B --> C\n B[Foo] --> C')).toEqual(['B', 'A', 'C', 'Foo'])
    expect(texts('A[x -- y] --> B')).toEqual(['x -- y', 'B'])
    expect(texts('A>Hello, world] --> B>v1.2, /x]-->C[z]')).toEqual(['Hello, world', 'v1.2, /x', 'z'])
    expect(texts('A -."by (c)".-> B')).toEqual(['by (c)', 'A', 'B'])
    expect(texts("A[it doesn't] --> B")).toEqual(['it doesn&#39;t', 'B'])
  })

  it('draws links of any length and with any ends, shapes by name, and labels that come after the first mention', () => {
    const seen = (code: string) => {
      const { html, faults } = draw(`flowchart LR\n ${code}`)
      const links = html!.match(/<polyline points="[^"]*" fill="none"/g)?.length ?? 0
      const texts = html!.match(/<text[^>]*>.*?<\/text>/gs) ?? []
      return [
        links,
        texts.map(text => text.replace(/<[^>]*>/g, ' ').trim()).join(),
        ...faults.map(({ what }) => what),
      ]
    }
    expect(seen('A ----> B\n B --> A')).toEqual([2, 'A,B'])
    expect(seen('A -...-> B\n A --x B\n B --> A')).toEqual([3, 'A,B'])
    expect(seen('A --o|by| B\n A o--o B\n A x==x B')).toEqual([3, 'by,A,B'])
    expect(seen('A["x ----> y"] -- by ---> B')).toEqual([1, 'by,x ----&gt; y,B'])
    expect(seen('A --> S\n S[Its name] -->|to (b)| A\n 文 --> 字\n 字{名}')).toEqual([
      3,
      'to (b),A,Its name,文,名',
    ])
    expect(seen('A[old] --> B\n A[(... new ...)]\n A[(... new ...)] --> B')).toEqual([2, '... new ...,B'])
    expect(seen('A@{ shape: diam, label: "好吗?" } --> B')).toEqual([1, '好吗?,B'])
    expect(seen('A{Each attempt\\ncosts money} --> B')[1]).toMatch(/^Each attempt\s+costs money,B$/)
  })

  it('passes over settings on several lines, and draws states and classes that are named in other ways', () => {
    expect(labelOf("%%{\n init: {\n 'x': { 'y': 1 }\n }\n}%%\n\nsequenceDiagram\n A->>B: x")).toBe('A, B')
    expect(draw('stateDiagram-v2\n lone').html).toContain('>lone<')
    const states = draw('stateDiagram-v2\n [*] --> s\n s : Described later\n t --> s')
    expect(states.faults).toEqual([])
    expect(states.html).toContain('>Described later<')
    const classes = draw(
      'classDiagram\n class `Animal Class!`\n class Car["Car (new) one"] {\n +go()\n }\n `Animal Class!`<|--Car : is',
    )
    expect(classes.faults).toEqual([])
    expect(draw('classDiagram\n class A {\n - List~List~String~~ head\n ~go(Map~int~ a)\n }').html).toMatch(
      /List&lt;List&lt;String&gt;&gt;[\s\S]*~ <[\s\S]*go\(Map&lt;int&gt; a\)/,
    )
    for (const text of ['Animal Class!', 'Car (new) one']) expect(classes.html).toContain(`>${text}<`)
  })

  it('draws a group with a name of any script, and what is in it inside of it', () => {
    const points = (group: string) =>
      /points="([^"]+)" fill="none"/.exec(
        draw(`flowchart LR\n X --> Y\n subgraph ${group}\n A --> B\n end`).html!,
      )?.[1]
    expect(points('服务 器')).toBe(points('s [服务 器]'))
    expect(draw('flowchart LR\n subgraph 甲[乙]\n A --> B\n end').html).toContain('>乙<')
  })

  it('shows the diamond of a composition beside the box', () => {
    expect(draw('classDiagram\n A *-- B').html).toMatch(
      /id="d-cls-composition"[^>]* refX="12"[^>]* orient="auto-start-reverse"/,
    )
  })

  it('shows both arrows of a link with two', () => {
    const { html } = draw('flowchart LR\n A <--> B')
    const [, start] = /marker-start="url\(#([^)]*)\)"/.exec(html!)!
    // It already points to the left, so it must not be reversed.
    expect(html).toMatch(
      new RegExp(`<marker id="${start}"[^>]* orient="auto">\\s*<polygon points="8 0, 0 2.5, 8 5"`),
    )
  })

  it('shows labels as text', () => {
    const { html } = draw('flowchart LR\n A["<img src=x onerror=go>"] --> B')
    expect(html).not.toContain('<img')
  })

  it('keeps words readable on a colour of its author', () => {
    const { html } = draw('flowchart LR\n A --> B\n style A fill:#fee\n style B fill:#003')
    expect(html).toMatch(/fill="#fee"[\s\S]*?fill="#1a1a1a"[^>]*>A</)
    expect(html).toMatch(/fill="#003"[\s\S]*?fill="#fff"[^>]*>B</)
    expect(draw('flowchart LR\n A --> B\n style A fill:pink').html).not.toContain('fill="pink"')
  })
})

describe('what cannot be drawn is reported with its line', () => {
  it.each([
    ['kanban\n title x', 2, 'diagrams of the kind "kanban" are not supported'],
    ['%% a day\npacket\n x: 3', 3, 'diagrams of the kind "packet" are not supported'],
    ['pie\n "a": 3\n "b": -1', 4, '""b": -1" is missing in the diagram'],
    ['gitGraph\n commit\n checkout gone', 4, '"checkout gone" is missing in the diagram'],
    ['gitGraph\n commit id: "a"\n cherry-pick id: "b"', 4, '"cherry-pick id: "b"" is missing in the diagram'],
    ['gantt soon\n a: 2024-01-01, 1d', 2, '"gantt soon" is missing in the diagram'],
    ['C4Context here\n System(a, "A")', 2, '"C4Context here" is missing in the diagram'],
    ['C4Context\n title T', 2, 'the diagram cannot be drawn: there is nothing in it'],
    ['flowchart LR', 2, 'the diagram cannot be drawn: there is nothing in it'],
    ['', 1, 'the diagram is empty'],
    ['flowchart XX\n A --> B', 2, 'the diagram cannot be drawn: Invalid mermaid header'],
    ['flowchart LR\n A --> B\n C[open --> D', 4, '"open" is missing in the diagram'],
    ['stateDiagram-v2\n A --> B\n note right of A\n 记', 4, '"记" is missing in the diagram'],
    ['classDiagram\n A --() B\n A --> C', 3, '"B" is missing in the diagram'],
    [
      'flowchart LR\n A --> B\n click A href "https://a.b"',
      4,
      'links on nodes of a diagram are not supported',
    ],
  ])('%j', (code, line, what) => {
    const [problem] = problemsOf(fence(code), { fences })
    expect(problem).toContain(`${code ? line : 2}: ${what}`)
  })

  it('and stays as text', () => {
    expect(toHtml(fence('kanban\n title x'), { fences })).toContain(
      '<figure class="code-block" data-lang="mermaid"',
    )
  })
})

describe('a fence with a diagram', () => {
  const page = fence('flowchart LR\n A --> B', ' title="路"')

  it('is the drawing in Markdown and in MDX, with ids of its own', () => {
    const both = toHtml(page + page, { fences })
    const ids = [...both.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(2)
    expect(new Set(ids).size).toBe(ids.length)
    expect(mdxToHtml(page, { fences })).toContain('<figcaption>路</figcaption>')
    expect(compile(page, { fences }).figures).toEqual([])
  })

  it('is the fence again in the Markdown form of the page', () => {
    const written = articleToMarkdown(parseArticle(toHtml(page, { fences })), {
      title: 'x',
      url: 'https://a.b/',
    })
    expect(written).toContain('```mermaid\nflowchart LR\n A --> B\n```')
  })
})

it.each([
  ['flowchart LR\n A --> B\n B -->', 'The arrow `-->` has no target', 2],
  ['flowchart LR\n A -- yes -->', 'The arrow `-->` has no target', 1],
  ['graph TD\n A ==>|on|', 'The arrow `==>` has no target', 1],
  ['graph TD\n --> B', 'The arrow `-->` has no source', 1],
  ['stateDiagram-v2\n [*] -->', 'The arrow `-->` has no target', 1],
  ['sequenceDiagram\n A ->>', 'The arrow `->>` has no target', 1],
])('%j is reported: %s', (code, what, below) => {
  expect(draw(code)).toEqual({ faults: [expect.objectContaining({ what, below })] })
})

it('does not draw what would take minutes to lay out', () => {
  const lines = Array.from({ length: 3000 }, (_, index) => `  N${index} --> N${index + 1}`)
  const { html, faults } = draw(`flowchart TD\n${lines.join('\n')}`)
  expect(html).toBeUndefined()
  expect(faults).toMatchObject([{ what: expect.stringContaining('3001 statements'), severity: 'warning' }])
})

it('a diagram that cannot be drawn whole is an error, or code with a warning', async () => {
  const code = 'flowchart LR\n subgraph A[one]\n A[two words]\n end'
  const drawn = async (onFault?: 'throw' | 'warn') => {
    const { fences } = await diagrams({ onFault }).setup!({} as never, {} as never)
    const { problems, body } = compile(fence(code), { fences })
    return { severities: problems.map(({ severity }) => severity), html: JSON.stringify(body) }
  }
  expect((await drawn()).severities).toEqual([undefined])
  const { severities, html } = await drawn('warn')
  expect(severities).toEqual(['warning'])
  expect(html).not.toContain('<svg')
})
