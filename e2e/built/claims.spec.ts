import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listBuilt } from '../support/built-files'
import { root } from '../support/run-server'

it('claims of the sources stand in no file that is served', () => {
  const marker = /claim (?:classes|wxml|js|css|escape|sample|value|command|option|build|tw|lines|options)=/
  const source = readFileSync(join(root, 'site/docs/principle/index.mdx'), 'utf8')
  expect(source).toMatch(marker)
  const dist = join(root, 'dist')
  const files = listBuilt(dist, /\.(?:html|md|txt|xml|json|js|css)$/)
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter(file => marker.test(readFileSync(join(dist, file), 'utf8')))).toEqual([])
})
