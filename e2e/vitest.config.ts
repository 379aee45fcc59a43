import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ProvidedContext } from 'vitest'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../scripts/longest-first.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const setup = (...names: string[]) => names.map(name => here(`./support/${name}.ts`))

function project(
  name: string,
  include: string[],
  globalSetup: string[],
  provide: Partial<ProvidedContext> = {},
) {
  return { extends: true as const, test: { name, include, globalSetup, provide } }
}

/** Projects that `npm test` runs. */
const first = [
  project('page:firefox', ['e2e/engines/*.spec.ts'], setup('serve-built', 'serve-features-too'), {
    engine: 'firefox',
    tag: 'five',
  }),
  // These specs open no page.
  project('node', ['e2e/node/*.spec.ts'], setup('serve-built')),
  project(
    'page:built',
    ['e2e/visitor/**/*.spec.ts', 'proofs/*.spec.ts', 'e2e/built/*.spec.ts'],
    setup('serve-built'),
  ),
  project('page:engine', ['e2e/engine/*.spec.ts'], setup('serve-features')),
]

/** Further projects of `npm run test:all`, which it selects by name. */
const rest = [
  // Each engine is a single file, the slowest: started late, it would delay the end of the run.
  project('all:webkit', ['e2e/engines/*.spec.ts'], setup('serve-built', 'serve-features-too'), {
    engine: 'webkit',
  }),
  project('all:firefox-more', ['e2e/engines/*.spec.ts'], setup('serve-built', 'serve-features-too'), {
    engine: 'firefox',
    tag: '!five',
  }),
  project('all:every-page', ['accessibility', 'every-page'].map(specOf('built')), setup('serve-built'), {
    pages: 'others',
  }),
  // Reading must work without React, which is the largest download.
  project('all:reading', ['e2e/visitor/**/*.spec.ts'], setup('serve-built'), {
    react: 'refused',
    tag: 'reading',
  }),
  project('all:dev', ['e2e/dev/**/*.spec.ts'], []),
  project('all:visitor-dev', ['navigation', 'errors', 'lines'].map(specOf('visitor')), setup('serve-dev'), {
    tag: 'dev',
  }),
  project('all:engine-dev', ['shell', 'tabs', 'code'].map(specOf('engine')), setup('serve-features-dev'), {
    tag: 'dev',
  }),
  project('all:built', ['e2e/built/long/*.spec.ts'], setup('serve-built')),
  project('all:engine', ['e2e/engine/long/*.spec.ts'], setup('serve-features')),
  project('all:node', ['e2e/node/long/*.spec.ts'], setup('serve-built', 'serve-features-too')),
]

function specOf(folder: string): (name: string) => string {
  return name => `e2e/${folder}/${name}.spec.ts`
}

/** Specs that take over 30 seconds, the longest first. */
const longSpecs = [
  'e2e/built/accessibility.spec.ts',
  'e2e/node/stale.spec.ts',
  'e2e/node/incremental.spec.ts',
  'e2e/dev/edits.spec.ts',
  'e2e/node/long/core-alone.spec.ts',
  'e2e/node/long/differential.spec.ts',
  'e2e/visitor/navigation.spec.ts',
  'proofs/playground.spec.ts',
  'e2e/built/every-page.spec.ts',
  'e2e/built/faults.spec.ts',
  'e2e/node/output-safety.spec.ts',
  'e2e/built/search-asking.spec.ts',
  'e2e/dev/mistakes.spec.ts',
  'e2e/engine/long/offline.spec.ts',
  'e2e/visitor/shell.spec.ts',
  'e2e/node/imports.spec.ts',
]

export default defineConfig({
  test: {
    root: here('..'),
    globalSetup: [here('../scripts/temporary-folder.mjs')],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Long, because browsers are slow on a busy machine; an element that never appears costs this time only once.
    expect: { poll: { timeout: 120_000 } },
    // Other suites run at the same time, so more workers would only wait for each other.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: longestFirst(here('..'), longSpecs) },
    // Spec files share no mutable state; loading all modules for each file would take a tenth of the time.
    isolate: false,
    provide: { react: 'hydrated', pages: 'templates' },
    tags: [
      { name: 'reading', description: 'also without React' },
      { name: 'dev', description: 'also on the dev server' },
      { name: 'five', description: 'the ways that npm test goes in Firefox' },
    ],
    projects: [...first, ...rest],
  },
})
