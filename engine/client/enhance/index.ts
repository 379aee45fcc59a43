import type { Client, Enhancers, ReactDom } from '../client'
import type { IslandRegistry } from '../islands'
import { startCodeBlocks } from './code-block'
import { startCopyMarkdown } from './copy-markdown'
import { startDetails } from './details'
import { markKeyboardUse } from './keyboard'
import { afterFirst, createLazyEnhance } from './lazy-enhance'
import { startToc } from './toc'

/** Starts the small behaviours of articles: they work on plain HTML, and those few pages need come on demand. */
export function startEnhancers(
  client: Client,
  { islands, dom }: { islands: IslandRegistry; dom: ReactDom },
): Enhancers {
  markKeyboardUse()
  startDetails()
  startCopyMarkdown(client.text)
  const backToTop = createLazyEnhance('[data-back-to-top]', async () =>
    (await import('./back-to-top')).startBackToTop(client),
  )
  const zoom = createLazyEnhance('.article img', async () => (await import('./zoom')).startZoom(client))
  const always = [
    startCodeBlocks(client),
    startToc(client),
    afterFirst(['scroll'], backToTop.attach),
    afterFirst(['pointermove', 'touchstart', 'keydown'], zoom.attach),
  ]
  const onDemand = [
    createLazyEnhance('.tabs', async () => (await import('./tabs')).startTabs(client)),
    createLazyEnhance('[data-latest-version]', async () =>
      (await import('./version-link')).startVersionLinks(client),
    ),
    createLazyEnhance('[data-island]', async () => {
      const { mountIslands } = await import('../islands')
      return main => mountIslands(main, { registry: islands, client, dom })
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
