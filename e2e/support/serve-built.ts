import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root, runCommand, runServer } from './run-server'

/** Serves the built site; builds it first when there is none. */
export default async function setup(project: TestProject) {
  if (!existsSync(join(root, 'dist/index.html'))) {
    const { code, text } = await runCommand(['build'])
    if (code !== 0) throw new Error(text)
  }
  const site = await runServer(['preview'])
  project.provide('base', site.url)
  project.provide('target', 'built')
  return () => site.stop()
}

declare module 'vitest' {
  interface ProvidedContext {
    base: string
    target: 'built' | 'dev'
  }
}
