import type { TestProject } from 'vitest/node'
import { FEATURES_DIST, serveFeatures } from './serve-features'

/** Beside the site that a project is about, serves the one that uses every feature once. */
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
