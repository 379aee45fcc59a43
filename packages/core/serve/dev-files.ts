import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { contentType, makeSearchIndex } from '../build'
import { interfaceLanguage, twinPath } from '../model'
import { extname } from '../paths'
import {
  bundleLiveFrame,
  findStatic,
  type OpenProject,
  type RenderedPage,
  type Renderer,
  renderLiveFrame,
  staticFolders,
} from '../pipeline'

/** The outputs other than pages, each generated on request. */
export interface DevFiles {
  read(path: string): Promise<{ type: string; data: string | Uint8Array } | null>
  /** Drops everything generated from the last state of the site. */
  forget(): void
}

/** The current site and its renderer. */
interface Sources {
  opened(): OpenProject
  renderer(): Renderer
  /** File by asset address. */
  assets: Map<string, string>
  renderTwin(path: string): Promise<RenderedPage | null>
}

export function createDevFiles({ opened, renderer, assets, renderTwin }: Sources): DevFiles {
  let searchFiles: Promise<Map<string, Uint8Array>> | undefined
  let liveFrame: ReturnType<typeof bundleLiveFrame> | undefined
  return {
    forget() {
      searchFiles = undefined
    },
    async read(path) {
      const type = contentType(path)
      const { site } = opened().project
      const url = site.baseUrl + path.slice(1)
      const sidebar = opened().sidebarFiles.find(file => file.url === url)
      if (sidebar) return { type, data: sidebar.json }
      const asset = assets.get(url)
      if (asset) return { type, data: readFileSync(asset) }
      if (path.startsWith('/search-index/')) {
        searchFiles ??= indexAll(opened(), renderer())
        const data = (await searchFiles).get(path.slice('/search-index/'.length))
        return data ? { type, data } : null
      }
      if (path === '/live-frame.html' || path === '/live-frame/')
        return {
          type: contentType('.html'),
          data: renderLiveFrame(`${site.baseUrl}live-frame.js`, site.locale.htmlLang),
        }
      if (path === '/live-frame.js') {
        liveFrame ??= bundleLiveFrame(interfaceLanguage(site.locale))
        return { type: 'text/javascript', data: (await liveFrame).code }
      }
      if (path.endsWith('.md')) {
        const page = await renderTwin(path === '/index.md' ? '/' : path.slice(0, -3))
        if (page?.markdown !== undefined && twinPath(page.path) === path) return { type, data: page.markdown }
      }
      const file = extname(path) && findStatic(staticFolders(opened().project), path)
      return file ? { type, data: readFileSync(file) } : null
    },
  }
}

/** Builds the search index of the whole site on the first search. */
async function indexAll({ plans, project }: OpenProject, { render }: Renderer) {
  const pages: RenderedPage[] = []
  for (const plan of plans) {
    pages.push(await render(plan))
    // Lets edits and other requests through between pages.
    await setImmediate()
  }
  return makeSearchIndex(project, pages)
}
