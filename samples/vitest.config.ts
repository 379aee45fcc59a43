import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = fileURLToPath(new URL('.', import.meta.url))

// A project of its own: these tests need the packages of this folder and take longer than the engine's.
export default defineConfig({
  root: here,
  resolve: { alias: { '@site': `${here}../site` } },
  test: {
    name: 'samples',
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', '.work/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
