import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../scripts/longest-first.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

// A separate project: these tests need the packages of this folder and take longer than the engine's.
export default defineConfig({
  root: here,
  resolve: {
    alias: [
      { find: '@site', replacement: `${here}../site` },
      // Replaces the playground's browser bundles by the copies that samples are computed with.
      { find: /^tailwindcss-4-1/, replacement: `${here}lines/4.12/node_modules/tailwindcss` },
      { find: /^escape-(4\.\d+)$/, replacement: `${here}lines/$1/node_modules/@weapp-core/escape` },
      { find: /^postcss-(4\.\d+)$/, replacement: `${here}lines/$1/node_modules/@weapp-tailwindcss/postcss` },
    ],
  },
  test: {
    name: 'proofs',
    globalSetup: ['../scripts/temporary-folder.mjs', './global-setup.ts'],
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.work/**'],
    css: true,
    // Modules hold no state: reloading them for each file would take a tenth of the time.
    isolate: false,
    // Vitest reserves one core for itself, which is idle here.
    maxWorkers: '100%',
    sequence: {
      sequencer: longestFirst(here, [
        'claims/claims.test.ts',
        'site.test.ts',
        'patch.test.ts',
        'check/check-pages.test.ts',
      ]),
    },
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
})
