import { expect, it } from 'vitest'
import { findMadePages } from './made-pages.mjs'

const PATHS = ['/', '/docs/intro', '/blog']
const CONFIG = '// Not carried over: the plugin @x/docusaurus-plugin-typedoc-api\n'

it('a link into a folder that only a plugin fills is not dead, any other is', () => {
  const isMade = findMadePages(CONFIG, PATHS)
  expect(isMade('the link /api/core/class/X#init leads to no page')).toBe(true)
  expect(isMade('the link /docs/gone leads to no page')).toBe(false)
  expect(isMade('the link /api/x leads to an anchor that the page does not have')).toBe(false)
})

it('without such a plugin every one is dead', () => {
  const isMade = findMadePages('// Not carried over: the plugin llms-txt\n', PATHS)
  expect(isMade('the link /api/core leads to no page')).toBe(false)
})
