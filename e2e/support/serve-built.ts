import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root, runCommand, runServer } from './run-server'
import { shareSite } from './share-site'

/** Serves the built site; builds it first if necessary. */
export default async function setup(project: TestProject) {
  const { url, stop } = await shareSite('built', async () => {
    if (!existsSync(join(root, 'dist/index.html'))) {
      const { code, text } = await runCommand(['build'])
      if (code !== 0) throw new Error(text)
    }
    return runServer(['preview'])
  })
  project.provide('base', url)
  project.provide('target', 'built')
  return stop
}

declare module 'vitest' {
  interface ProvidedContext {
    base: string
    target: 'built' | 'dev'
    /** Pages for specs that check several: one per template, or all others. */
    pages: 'templates' | 'others'
  }
}
