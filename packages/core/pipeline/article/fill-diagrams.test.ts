import { expect, it } from 'vitest'
import { fillDiagrams } from './fill-diagrams'

const place = (text: string) => `<ink-diagram>${text}</ink-diagram>`
const asked = { name: 'Mermaid', props: {} }

it('draws what components ask for, each with ids of its own', () => {
  const drawn = fillDiagrams(
    `<p>x</p>${place('graph TD\n A[&quot;a &lt; b&quot;] --&gt; B')}${place('pie\n "one" : 1')}`,
    {
      file: 'docs/a.mdx',
    },
  )
  expect(drawn.problems).toEqual([])
  expect(drawn.html).toMatch(/^<p>x<\/p><ink-diagram><figure class="diagram".*a &lt; b.*<\/ink-diagram>$/s)
  const ids = [...drawn.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('tells of one that cannot be drawn at the line that names it, and shows its text', () => {
  const elements = [
    { ...asked, name: 'Tabs', line: 5 },
    { ...asked, line: 7 },
  ]
  const drawn = fillDiagrams(place('dance\n A'), { file: 'docs/a.mdx', elements })
  const several = fillDiagrams(place('dance\n A') + place('graph TD\n A --&gt; B'), {
    file: 'docs/a.mdx',
    elements,
  })
  expect(several.problems.map(({ where }) => where?.line)).toEqual([undefined])
  expect(drawn.html).toContain(place('dance\n A'))
  expect(drawn.problems.map(({ what, where }) => [what, where])).toEqual([
    ['there are no diagrams of the kind "dance" here', { file: 'docs/a.mdx', line: 7 }],
  ])
})

it('leaves other pages alone', () => {
  expect(fillDiagrams('<p>x</p>', { file: 'a' })).toEqual({ html: '<p>x</p>', problems: [] })
})
