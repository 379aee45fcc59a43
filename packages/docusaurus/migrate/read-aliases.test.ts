import { expect, it } from 'vitest'
import { readAliases } from './read-aliases'

const naming = (alias: object) => () => ({ configureWebpack: () => ({ resolve: { alias } }) })

it('asks plugins of the owner for names of folders, and goes on where one does not answer', async () => {
  const plugins = [
    'docusaurus-plugin-sass',
    [naming({ '@parts': '/kite/src/parts', exact$: '/kite/exact', no: false }), { id: 'a' }],
    async () => ({ configureWebpack: { resolve: { alias: { '@data': '/kite/data' } } } }),
    () => {
      throw new Error('no')
    },
    () => new Promise(() => {}),
    null,
  ]
  expect(await readAliases({ plugins }, '/kite/docusaurus.config.js')).toEqual({
    '@parts': '/kite/src/parts',
    exact: '/kite/exact',
    '@data': '/kite/data',
  })
  expect(await readAliases(undefined, '/kite/docusaurus.config.js')).toEqual({})
})
