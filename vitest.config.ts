import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: { alias: { '@site': here('./site'), '@theme': here('./packages/core/theme/mdx') } },
  test: {
    include: [
      'packages/**/*.test.{ts,tsx}',
      'site/**/*.test.{ts,tsx}',
      'examples/**/*.test.ts',
      '{bench,scripts}/**/*.test.{ts,mjs}',
    ],
    globalSetup: './scripts/temporary-folder.mjs',
    // Modules hold no state, so files may share them; loading them anew for each took two thirds of the time.
    isolate: false,
    unstubGlobals: true,
    // Vitest leaves one core to itself, which has nothing to do here.
    maxWorkers: '100%',
    // No test measures time: on a busy machine the first diagram alone takes five seconds.
    testTimeout: 60_000,
  },
})
