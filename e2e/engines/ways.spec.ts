import { describe, expect, inject, it } from 'vitest'
import { findEngine } from './start-engine'
import { createVisitor } from './visitor'
import { appearance } from './ways/appearance'
import { faults } from './ways/faults'
import { liveCode } from './ways/live-code'
import { navigation } from './ways/navigation'
import { playground } from './ways/playground'
import { search } from './ways/search'
import { shell } from './ways/shell'
import { tools } from './ways/tools'

const name = inject('engine')
const { isInstalled, start } = findEngine()

/** A missing engine is a failure if all are required, as in CI. */
it.runIf(!isInstalled && process.env.REQUIRE_ENGINES)(`${name} is installed`, () => {
  expect.fail(`${name} is not installed: node scripts/ensure-engines.mjs says why`)
})

describe.skipIf(!isInstalled)(`in ${name}, a visitor`, () => {
  const visitor = createVisitor(start)
  navigation(visitor)
  appearance(visitor)
  search(visitor)
  shell(visitor)
  faults(visitor)
  playground(visitor)
  tools(visitor)
  liveCode(visitor)
})
