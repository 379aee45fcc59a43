import type { ServedSite } from './run-server'

const SITES: unique symbol = Symbol.for('inkstone:sites')

/** Serves a site once for all projects that need it; setup files are loaded separately for each project. */
export function shareSite(name: string, start: () => Promise<ServedSite>): Promise<ServedSite> {
  const kept = globalThis as typeof globalThis & { [SITES]?: Map<string, Promise<ServedSite>> }
  kept[SITES] ??= new Map()
  const site = kept[SITES].get(name) ?? start().then(stopOnce)
  kept[SITES].set(name, site)
  return site
}

function stopOnce(site: ServedSite): ServedSite {
  let stopped: Promise<void> | undefined
  return {
    ...site,
    stop() {
      stopped ??= site.stop()
      return stopped
    },
  }
}
