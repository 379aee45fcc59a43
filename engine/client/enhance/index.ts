import type { Client } from '../client'
import { startBackToTop } from './back-to-top'
import { startCodeBlocks } from './code-block'
import { startCopyMarkdown } from './copy-markdown'
import { startDetails } from './details'
import type { Enhance } from './enhance'
import { markKeyboardUse } from './keyboard'
import { startTabs } from './tabs'
import { startToc } from './toc'
import { startVersionLinks } from './version-link'
import { startZoom } from './zoom'

/** Starts the small behaviours of articles; they work on plain HTML and cost nothing to hydrate. */
export function startEnhancers(client: Client): Enhance {
  markKeyboardUse()
  startDetails()
  startCopyMarkdown(client.text)
  startVersionLinks(client)
  const starts = [startTabs, startCodeBlocks, startToc, startZoom, startBackToTop]
  const enhancers = starts.map(start => start(client))
  return main => {
    const undo = enhancers.map(enhance => enhance(main))
    return () => {
      for (const stop of undo) stop?.()
    }
  }
}
