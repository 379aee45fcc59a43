import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { comparedTemplate } from '../../data/landing-inputs'
import { Compare } from './Compare.static'
import { resultOf } from './landing-results'

test('of the classes that need an escape, none styles the phone without the plugin', () => {
  const [without = '', withPlugin = ''] = renderToStaticMarkup(<Compare />).split('</figure>')
  const { wxss } = resultOf(comparedTemplate)
  const escaped = [...new Set(wxss.match(/\.[\w-]*_b[\w-]*/g))].map(name => name.slice(1))
  expect(escaped.length).toBeGreaterThan(10)
  for (const name of escaped) {
    expect(without).not.toContain(name)
    expect(withPlugin).toContain(name)
  }
})

test('an input without a result is an error that names the command', () => {
  expect(() => resultOf('p-[7px]')).toThrow('npm run sync')
})
