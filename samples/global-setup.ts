import '../scripts/ensure-samples.mjs'
import { prepareEnvironment } from './environments'

/** Sets the environments up before the test files run side by side. */
export default function setup(): void {
  for (const name of ['tw3', 'tw4', 'tw3-unpatched', 'tw4-unpatched', 'v2-tw3'] as const)
    prepareEnvironment(name)
}
