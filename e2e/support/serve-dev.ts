import type { TestProject } from 'vitest/node'
import { runServer } from './run-server'

/** Serves the site with the dev server. */
export default async function setup(project: TestProject) {
  const site = await runServer(['dev'])
  project.provide('base', site.url)
  project.provide('target', 'dev')
  return () => site.stop()
}
