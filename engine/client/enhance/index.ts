import type { Client, Enhancers } from '../client'
import type { IslandRegistry } from '../islands'
import { startBackToTop } from './back-to-top'
import { startCodeBlocks } from './code-block'
import { startCopyMarkdown } from './copy-markdown'
import { startDetails } from './details'
import { markKeyboardUse } from './keyboard'
import { createLazyEnhance } from './lazy-enhance'
import { startToc } from './toc'
import { startVersionLinks } from './version-link'

/** Starts the small behaviours of articles: they work on plain HTML, and those few pages need come on demand. */
export function startEnhancers(client: Client, islands: IslandRegistry): Enhancers {
  markKeyboardUse()
  startDetails()
  startCopyMarkdown(client.text)
  startVersionLinks(client)
  const always = [startCodeBlocks, startToc, startBackToTop].map(start => start(client))
  const onDemand = [
    createLazyEnhance('.tabs', async () => (await import('./tabs')).startTabs(client)),
    createLazyEnhance('.article img', async () => (await import('./zoom')).startZoom(client)),
    createLazyEnhance('[data-island]', async () => {
      const { mountIslands } = await import('../islands')
      return main => mountIslands(main, islands, client)
    }),
  ]
  return {
    attach(main) {
      const undo = [...always, ...onDemand.map(lazy => lazy.attach)].map(attach => attach(main))
      return () => {
        for (const stop of undo) stop?.()
      }
    },
    prepare: page => Promise.all(onDemand.map(lazy => lazy.prepare(page))),
  }
}
