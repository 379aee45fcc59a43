import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root, runCommand, runServer } from './run-server'

const SITE = 'e2e/fixtures/features'
const WORK = '.cache/e2e/features'

/** Builds the site that uses every feature once, from nothing, and serves it. */
export default async function setup(project: TestProject) {
  rmSync(join(root, WORK), { recursive: true, force: true })
  const options = ['--site', SITE, '--out', `${WORK}/dist`, '--cache', `${WORK}/cache`]
  const { code, text } = await runCommand(['build', ...options])
  if (code !== 0) throw new Error(text)
  const site = await runServer(['preview', ...options])
  project.provide('base', site.url)
  project.provide('target', 'built')
  project.provide('dist', join(root, WORK, 'dist'))
  return () => site.stop()
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built site. */
    dist: string
  }
}
