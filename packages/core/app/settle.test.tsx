import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { drawSettled, settle } from './settle'

test('what is loaded on demand is there, also inside of what was', async () => {
  const Inner = lazy(async () => ({ default: () => <i>inner</i> }))
  const Outer = lazy(async () => ({
    default: () => (
      <Suspense fallback="wait">
        outer <Inner />
      </Suspense>
    ),
  }))
  const html = await settle(() =>
    drawSettled(
      <Suspense fallback="wait">
        <Outer />
      </Suspense>,
    ),
  )
  expect(html.replace(/<!--.*?-->/g, '')).toBe('outer <i>inner</i>')
})

test('what fails inside of <Suspense> is reported', async () => {
  const Bad = () => {
    throw new Error('bad')
  }
  const draw = () =>
    drawSettled(
      <Suspense fallback="wait">
        <Bad />
      </Suspense>,
    )
  await expect(settle(draw)).rejects.toThrow('bad')
})
