import { createHash } from 'node:crypto'
import { isExternal, type OfflineList, WORKER_FILE, withBase } from '../../model'
import { relative } from '../../paths'
import { contentHash, type Project } from '../../pipeline'
import type { Problem } from '../../report'
import { resolveRedirects } from '../hosts'
import type { Output } from '../output'
import { factsOf, type Manifest } from './manifest'

/** Static files that a page may show, in contrast to downloads and host files. */
const SHOWN = /\.(?:svg|png|jpe?g|gif|webp|avif|ico|woff2?|css|m?js|json|webmanifest)$/i

/** Reports a static file at the address of the service worker. */
export function checkWorker(statics: Map<string, string>, { site, root }: Project): Problem[] {
  const own = statics.get(WORKER_FILE)
  if (!site.offline || !own) return []
  return [
    {
      what: `${relative(root, own)} has the name of the engine's own service worker`,
      remedy: 'rename the file, or say `offline: false` in site.config.ts to keep it',
    },
  ]
}

/** Lists all files for offline reading, with their hashes. */
export function listStored(project: Project, manifest: Manifest, output: Output): OfflineList {
  const { baseUrl } = project.site
  const stored = manifest
    .entries()
    .filter(entry => factsOf(entry).stored && (entry.kind !== 'static' || SHOWN.test(entry.file)))
  const redirects = resolveRedirects(baseUrl, project.site.redirects).filter(({ to }) => !isExternal(to))
  const files = Object.fromEntries(
    stored.map(entry => {
      const isHashed = factsOf(entry).caching === 'immutable'
      return [withBase(baseUrl, encodeURI(entry.path)), isHashed ? '' : sha256(output.readBytes(entry.file))]
    }),
  )
  return {
    build: contentHash(JSON.stringify([files, redirects])),
    pages: stored.filter(({ kind }) => kind === 'page').length,
    bytes: stored.reduce((sum, { file }) => sum + output.sentBytes(file), 0),
    files,
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
  }
}

function sha256(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('base64')
}
