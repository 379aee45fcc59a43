import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../scripts/longest-first.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const visitorSpecs = ['e2e/visitor/**/*.spec.ts', 'samples/*.spec.ts']

/** What depends on how pages come and go must work the same on the dev server. */
const devSpecs = ['navigation', 'errors', 'lines'].map(name => `e2e/visitor/${name}.spec.ts`)

/** And so must what the site itself does not use: versions, tabs that remember, live code, and more. */
const shellSpecs = ['shell', 'tabs', 'code'].map(name => `e2e/engine/${name}.spec.ts`)

/** What visitors do most, in the engines that their browsers have. */
const engines = (['chromium', 'firefox', 'webkit'] as const).map(engine => ({
  extends: true as const,
  test: {
    name: engine,
    include: ['e2e/engines/*.spec.ts'],
    provide: { engine },
    globalSetup: [here('./support/serve-built.ts'), here('./support/serve-live-code.ts')],
  },
}))

/** Above half a minute, the longest first. */
const longSpecs = [
  'e2e/built/accessibility.spec.ts',
  'e2e/engine/incremental.spec.ts',
  'e2e/dev/edits.spec.ts',
  'e2e/engine/differential.spec.ts',
  'e2e/visitor/navigation.spec.ts',
  'samples/playground.spec.ts',
  'e2e/built/every-page.spec.ts',
  'e2e/built/faults.spec.ts',
  'e2e/engine/output-safety.spec.ts',
  'e2e/built/search-asking.spec.ts',
  'e2e/dev/mistakes.spec.ts',
  'e2e/engine/stale.spec.ts',
  'e2e/engine/offline.spec.ts',
  'e2e/visitor/shell.spec.ts',
  'e2e/engine/imports.spec.ts',
]

export default defineConfig({
  test: {
    root: here('..'),
    globalSetup: [here('../scripts/temporary-folder.mjs')],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // On a busy machine a browser is late now and then; what never comes is waited for once.
    expect: { poll: { timeout: 120_000 } },
    // A spec that fails is a failure. Where a change is judged on a machine that nobody knows, a late browser is let off once.
    retry: Number(process.env.RETRY ?? 0),
    // Visitors wait for a third of their time: three at a time keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(here('..'), longSpecs) },
    // Spec files share nothing that they change: loading everything anew for each would take a tenth of the time.
    isolate: false,
    provide: { react: 'hydrated' },
    projects: [
      // Each engine is one file, and the slowest: at the end it would keep the others waiting.
      ...engines,
      {
        extends: true,
        test: {
          name: 'built',
          include: [...visitorSpecs, 'e2e/built/**/*.spec.ts'],
          globalSetup: [here('./support/serve-built.ts')],
        },
      },
      {
        // Reading needs no React: what it takes the most to load may be missing.
        extends: true,
        test: {
          name: 'reading',
          include: ['e2e/visitor/**/*.spec.ts'],
          provide: { react: 'refused' },
          globalSetup: [here('./support/serve-built.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['e2e/engine/**/*.spec.ts'],
          globalSetup: [here('./support/serve-features.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'engine-dev',
          include: shellSpecs,
          globalSetup: [here('./support/serve-features-dev.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'dev',
          include: [...devSpecs, 'e2e/dev/**/*.spec.ts'],
          globalSetup: [here('./support/serve-dev.ts')],
        },
      },
    ],
  },
})
