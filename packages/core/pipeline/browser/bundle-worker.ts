import type { WorkerSettings } from '../../model'
import { bundleScript } from './bundle-script'

/** Compiles the service worker of a deploy, or the one that retires those of earlier deploys. */
export function bundleWorker({
  offline,
  ...settings
}: WorkerSettings & { offline: boolean }): Promise<string> {
  return bundleScript(offline ? 'inkstone/app/service-worker' : 'inkstone/app/retire-worker', settings)
}
