import { expect, it } from 'vitest'
import { analysePage } from './analyse-page'

it('a word of the title weighs more than one of a heading, of the text and of code', () => {
  const section = { anchor: 'b', heading: 'beta', level: 2, text: ['gamma'], code: ['delta'] }
  const { terms, weights } = analysePage(
    {
      path: '/a',
      url: 'https://x.test/a',
      lvl0: 'Guides',
      title: 'alpha',
      sections: [section],
      language: 'en',
      tag: 'default',
    },
    () => [],
  )
  const byWeight = terms
    .map((term, index) => ({ term, weight: weights[index]! }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ term }) => term)
  expect(byWeight).toEqual(['alpha', 'beta', 'gamma', 'delta'])
})
