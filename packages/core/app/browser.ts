// Entry of every page: the runtime for reading. React is loaded on the first interaction that needs it.
import '../theme/styles/index.css'
import 'virtual:site-styles.css'
import islands from 'virtual:islands'
import site from 'virtual:reading-site'
import { afterFrame, createClient, type ReactDom, readPage, startClient } from '../client/runtime'
import { loadSearch } from '../theme/search/load-search'
import { clientText } from '../theme/text'

const app: NonNullable<Window['inkstone']> = {}
window.inkstone = app
if (window.__early) window.__early.onUse = start
if (window.__early?.queue.length) start()
// After the first paint. Hidden tabs render no frames, so a timer is needed as well.
afterFrame(start)
setTimeout(start, 1000)

function start() {
  app.started ??= run().catch(error => {
    // Without the runtime, the links of the page must work by themselves.
    window.__early?.stop()
    console.error(error)
    return undefined
  })
}

async function run() {
  const parts = readPage(document)
  if (!parts) return undefined
  const { PROD } = import.meta.env
  let loadDom: () => Promise<ReactDom> = () => import('./react-dom')
  if (import.meta.hot) {
    const { hot } = import.meta
    // First, to catch errors while the page starts.
    const { followEdits } = await import('./follow-edits')
    const adapt = followEdits(hot, async () => (await app.started)?.refresh())
    loadDom = async () => adapt(await import('./react-dom'))
  }
  return startClient(createClient({ site, text: clientText, ...parts }), {
    islands,
    loadDom,
    loadShell,
    loadSearch: ({ shell }) =>
      loadSearch({ shell, site: import('virtual:site').then(whole => whole.default) }),
    loadShortcuts: async () => (await import('./shortcuts')).shortcutsText,
    prefetch: PROD,
    analytics: PROD,
    openOffline: PROD && site.offline ? async () => (await import('./offline')).open(site) : undefined,
  })
}

/** Loads React and the shell in parallel. */
async function loadShell() {
  const [shell] = await Promise.all([import('./shell'), import('./react-dom')])
  return shell
}
