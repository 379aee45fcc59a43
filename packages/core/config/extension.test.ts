import { expect, test } from 'vitest'
import { SiteError } from '../report'
import { checkExtension, defineExtension, extensionFields } from './extension'

test('an extension passes as it is', () => {
  const extension = defineExtension({ badge: () => undefined })
  expect(checkExtension(extension, 'site/extension.ts')).toBe(extension)
})

test.each([
  ['nothing', undefined],
  ['an unknown name', { drawFences: () => '' }],
  ['a value of the wrong kind', { badge: 'x' }],
])('%s is told with its file', (_, value) => {
  try {
    checkExtension(value, 'site/extension.ts')
  } catch (error) {
    expect(error).toBeInstanceOf(SiteError)
    expect((error as SiteError).problems[0]?.where?.file).toBe('site/extension.ts')
    return
  }
  expect.unreachable()
})

test('its fields are made with the engine’s own schemas', () => {
  const { since } = extensionFields({ fields: ({ z }) => ({ since: z.number() }) })
  expect(since?.safeParse('x').success).toBe(false)
  expect(extensionFields({})).toEqual({})
})
