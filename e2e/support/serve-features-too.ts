import type { TestProject } from 'vitest/node'
import { FEATURES_DIST, serveFeatures } from './serve-features'

/** Serves the site that uses every feature once, in addition to the project's site. */
export default async function setup(project: TestProject) {
  const { url, stop } = await serveFeatures()
  project.provide('features', url)
  project.provide('dist', FEATURES_DIST)
  return stop
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site that uses every feature once. */
    features: string
  }
}
