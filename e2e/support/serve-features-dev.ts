import type { TestProject } from 'vitest/node'
import { runServer } from './run-server'

/** Serves the site that uses every feature once with the dev server. */
export default async function setup(project: TestProject) {
  const options = ['--site', 'e2e/fixtures/features', '--cache', '.cache/e2e/features-dev']
  const site = await runServer(['dev', ...options])
  project.provide('base', site.url)
  project.provide('target', 'dev')
  return () => site.stop()
}
