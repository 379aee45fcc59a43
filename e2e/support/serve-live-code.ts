import type { TestProject } from 'vitest/node'
import { serveFeatures } from './serve-features'

/** Beside the site that a project is about, serves the one that has live code. */
export default async function setup(project: TestProject) {
  const { url, stop } = await serveFeatures()
  project.provide('liveCode', url)
  return stop
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site that has live code. */
    liveCode: string
  }
}
