// What a page loads first. It only waits for the first paint (or an early click) and then fetches the rest.
import '../theme/styles/index.css'
import 'virtual:site-styles.css'

declare global {
  interface Window {
    /** There when the script has arrived; the banner about a wrong base URL looks for it. */
    inkstone?: { started?: Promise<void> }
  }
}

const app: NonNullable<Window['inkstone']> = {}
window.inkstone = app
if (window.__early) window.__early.wake = load
if (window.__early?.queue.length) load()
// Hidden tabs draw no frame, so there is a timer beside it.
requestAnimationFrame(() => setTimeout(load))
setTimeout(load, 1000)

function load() {
  app.started ??= run().catch(error => {
    // Without the app the page is still a page: its links must work by themselves.
    window.__early?.stop()
    console.error(error)
  })
}

/** React and the app are fetched side by side; each is a task of its own, as is the hydration. */
async function run() {
  const [dom, { start }] = await Promise.all([import('./react-dom'), import('./start')])
  await new Promise(resolve => setTimeout(resolve))
  start(dom)
}
