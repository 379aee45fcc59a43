import type { WorkerSettings } from '../../model'
import { bundleScript } from './bundle-script'

const PLACES = { baseUrl: '{baseUrl}', build: '{build}' } satisfies WorkerSettings

/** Returns the service worker of a deploy, or one that unregisters those of earlier deploys. */
export async function bundleWorker({
  offline,
  ...settings
}: WorkerSettings & { offline: boolean }): Promise<string> {
  const entry = offline ? 'inkstone/app/service-worker' : 'inkstone/app/retire-worker'
  const code = await bundleScript(entry, PLACES)
  const write = (name: keyof WorkerSettings) => JSON.stringify(settings[name]).slice(1, -1)
  return code.replace(/\{(baseUrl|build)\}/g, (_, name) => write(name))
}
