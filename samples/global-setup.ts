import { prepareEnvironment } from './environments'
// @ts-expect-error plain JavaScript, so that it runs before anything is installed
import { ensurePackages } from './install.mjs'

/** Installs the packages and sets the environments up before the test files run side by side. */
export default function setup(): void {
  ensurePackages()
  for (const name of ['tw3', 'tw4', 'tw3-unpatched', 'tw4-unpatched', 'v2-tw3'] as const) prepareEnvironment(name)
}
