import '../scripts/ensure-proofs.mjs'
import { listAllEnvironments, prepareEnvironment } from './environments'

/** Sets up the environments before the test files run in parallel. */
export default function setup(): void {
  for (const environment of listAllEnvironments()) prepareEnvironment(environment)
}
