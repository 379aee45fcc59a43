import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { goals } from '../../site/data/api/goals'
import type { ApiGeneration, ApiMember } from '../../site/data/api/types'
import { codeLinks } from '../../site/data/code-links'
import { findFolders } from '../folders'
import { readApi } from './read-api'

const { site } = findFolders()
const committed = (generation: string) =>
  JSON.parse(readFileSync(join(site, `data/api/${generation}.json`), 'utf8')) as ApiGeneration
const names = (members: ApiMember[] = []) => members.map(member => member.name)

describe.each(['v4', 'v2'] as const)('%s', generation => {
  test('the committed data is what the published packages declare and do', async () => {
    expect(committed(generation)).toEqual(await readApi(generation))
  })
})

test('the counts that pages tell are right', () => {
  expect(committed('v4').UserDefinedOptions?.members).toHaveLength(41)
  expect(committed('v2').UserDefinedOptions?.members).toHaveLength(30)
})

test('every option serves one goal', () => {
  const served = goals.flatMap(goal => goal.options.map(option => option.name))
  expect(served.sort()).toEqual(names(committed('v4').UserDefinedOptions?.members).sort())
})

test('code that names an option leads to its place', () => {
  expect(codeLinks.rem2rpx).toBe('/docs/api/interfaces/UserDefinedOptions#rem2rpx')
  expect(codeLinks.cssPreflight).toBe('/docs/api/interfaces/UserDefinedOptions#csspreflight')
  expect(codeLinks).not.toHaveProperty('tailwindcss')
})
