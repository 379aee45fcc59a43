import { expect, it } from 'vitest'
import { readOwnBundling } from './owner-bundling.mjs'

const PLUGIN = `plugins: [() => ({
  name: 'native',
  configureWebpack: (_, isServer) => ({
    plugins: [new webpack.DefinePlugin({ ...mock, __DEV__: 'false' })],
    resolve: { alias: { 'native-kit$': 'native-kit-web', typed: require.resolve('typed/lib') } },
  }),
})]`

it('knows what follows from the words of an owner to webpack', () => {
  const isOwn = readOwnBundling([PLUGIN])
  expect(isOwn({ what: 'Flow is not supported', where: 'docs/node_modules/native-kit/index.js' })).toBe(true)
  expect(isOwn({ what: "the package 'native-kit' is not installed" })).toBe(true)
  expect(isOwn({ what: "the loader 'own-loader' is not supported" })).toBe(true)
  expect(isOwn({ what: "the import './a.js' points to a file that does not exist" })).toBe(false)
  expect(isOwn({ what: "'typed/node_modules/x.js' has no export 'y'" })).toBe(true)
  expect(isOwn({ what: "'@site/src/Box' fails when it is run: __DEV__ is not defined" })).toBe(true)
})

it('and what stands before every stylesheet', () => {
  const told = { what: 'Sass: Undefined mixin.' }
  const rule =
    "configureWebpack: () => ({ use: [{ loader: 'sass-loader', options: { additionalData: '@import \"all\";' } }] })"
  expect(readOwnBundling([rule])(told)).toBe(true)
  expect(readOwnBundling([rule])({ what: 'Sass: expected ";".' })).toBe(false)
  expect(readOwnBundling([PLUGIN])(told)).toBe(false)
})

it('and nothing else', () => {
  const isOwn = readOwnBundling([PLUGIN])
  expect(isOwn({ what: 'Unexpected token', where: 'src/native-kit/index.js' })).toBe(false)
  expect(isOwn({ what: "the package 'native-kit-extra' is not installed" })).toBe(false)
  expect(isOwn({ what: 'window is not defined' })).toBe(false)
  expect(readOwnBundling([])({ what: "the package 'native-kit' is not installed" })).toBe(false)
})
