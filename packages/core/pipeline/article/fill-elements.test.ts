import { expect, it } from 'vitest'
import type { Hooks } from '../../config'
import { fillElements } from './fill-elements'

const place = (text: string) => `<x-chart>${text}</x-chart>`
const elements: Hooks['elements'] = {
  'x-chart': {
    component: 'Chart',
    draw(text, { id, report }) {
      if (text !== 'bad') return `<b id="${id}">${text.length}</b>`
      report({ what: 'cannot draw it' })
      return undefined
    },
  },
}

it('fills what components ask for, each with an id of its own', () => {
  const { html, problems } = fillElements(`<p>x</p>${place('a &lt; b')}${place('one')}`, {
    file: 'docs/a.mdx',
    elements,
  })
  expect(problems).toEqual([])
  expect(html.replace(/ id="[^"]*"/g, '')).toBe(`<p>x</p>${place('<b>5</b>')}${place('<b>3</b>')}`)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})

it('reports a problem at the line that names the component, and keeps the text', () => {
  const used = [
    { name: 'Tabs', props: {}, line: 5 },
    { name: 'Chart', props: {}, line: 7 },
  ]
  const filled = fillElements(place('bad'), { file: 'docs/a.mdx', elements, used })
  expect(filled.html).toBe(place('bad'))
  expect(filled.problems).toEqual([{ what: 'cannot draw it', where: { file: 'docs/a.mdx', line: 7 } }])
  const several = fillElements(place('bad') + place('ok'), { file: 'docs/a.mdx', elements, used })
  expect(several.problems[0]?.where?.line).toBeUndefined()
})

it('leaves other pages alone', () => {
  expect(fillElements('<p>x</p>', { file: 'a', elements })).toEqual({ html: '<p>x</p>', problems: [] })
})
