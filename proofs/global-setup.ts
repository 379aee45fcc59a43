import '../scripts/ensure-proofs.mjs'
import { listAllEnvironments, prepareEnvironment } from './environments'

/** Sets the environments up before the test files run side by side. */
export default function setup(): void {
  for (const environment of listAllEnvironments()) prepareEnvironment(environment)
}
