import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root, runCommand, runServer, type ServedSite } from './run-server'
import { shareSite } from './share-site'

const SITE = 'e2e/fixtures/features'
const WORK = '.cache/e2e/features'
export const FEATURES_DIST = join(root, WORK, 'dist')

/** Serves the site that uses every feature once. */
export default async function setup(project: TestProject) {
  const { url, stop } = await serveFeatures()
  project.provide('base', url)
  project.provide('target', 'built')
  project.provide('dist', FEATURES_DIST)
  return stop
}

/** Builds the site from scratch, and serves it. */
export function serveFeatures(): Promise<ServedSite> {
  return shareSite('features', async () => {
    rmSync(join(root, WORK), { recursive: true, force: true })
    const options = ['--site', SITE, '--out', `${WORK}/dist`, '--cache', `${WORK}/cache`]
    const { code, text } = await runCommand(['build', ...options])
    if (code !== 0) throw new Error(text)
    return runServer(['preview', ...options])
  })
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built site. */
    dist: string
  }
}
