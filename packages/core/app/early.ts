// The inline script in the head of every page, compiled for the site by `pipeline`. It runs before the first
// paint: colour mode, dismissed announcement, remembered tabs, `docusaurus-data-*` parameters. It also queues
// interactions that happen before a script can handle them: controls of the shell, search keys, buttons in the
// page.
import {
  DATA,
  DOCUSAURUS_ATTRIBUTE,
  DOCUSAURUS_QUERY,
  DOCUSAURUS_STORAGE,
  type EarlySettings,
  ID,
  isSearchKey,
  migrateAnnouncementId,
} from '../model'

/** Replaced by the site's values in the bundler. */
declare const SITE: EarlySettings

/** Longest time that the article's layout is held back for the search. */
const HOLD_MS = 2000

const root = document.documentElement
const params = new URLSearchParams(location.search)
const stored = readStorage()

root.classList.add('js')
setColorMode()
if (SITE.announcementId) markDismissed(SITE.announcementId)
showTabs(Object.keys(stored).filter(key => key.startsWith(DOCUSAURUS_STORAGE.tab)))
params.forEach((value, name) => {
  if (name.startsWith(DOCUSAURUS_QUERY.data)) set(`data-${name.slice(DOCUSAURUS_QUERY.data.length)}`, value)
})
queueUses()

function readStorage(): Record<string, string> {
  try {
    return { ...localStorage }
  } catch {
    return {}
  }
}

/** Ignores attribute names that are invalid in HTML: URL parameters may contain any name. */
function set(name: string, value: string) {
  try {
    root.setAttribute(name, value)
  } catch {}
}

function setColorMode() {
  const asked =
    params.get(DOCUSAURUS_QUERY.theme) ||
    (!SITE.disableSwitch && stored[DOCUSAURUS_STORAGE.theme + SITE.namespace]) ||
    ''
  const mode = /^(?:light|dark)$/.test(asked) && asked
  set(DOCUSAURUS_ATTRIBUTE.theme, mode || (SITE.respectSystem ? systemMode() : SITE.defaultMode))
  set(DOCUSAURUS_ATTRIBUTE.themeChoice, mode || (SITE.respectSystem ? 'system' : SITE.defaultMode))
}

function systemMode(): string {
  return matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
}

/** Dismissing an earlier announcement does not count. */
function markDismissed(id: string) {
  const { announcementId, announcementDismissed } = DOCUSAURUS_STORAGE
  const isSame = migrateAnnouncementId(stored[announcementId + SITE.namespace]) === id
  const isDismissed = stored[announcementDismissed + SITE.namespace] === 'true'
  set(DOCUSAURUS_ATTRIBUTE.announcementDismissed, String(isSame && isDismissed))
}

/**
 * Shows remembered tabs instead of the default ones until the runtime starts. The rules are generated for this
 * visitor's choices, because all values of all groups would be a fifth of the stylesheet.
 */
function showTabs(keys: string[]) {
  if (!keys[0]) return
  const rules = keys.map(key => {
    const group = key.slice(DOCUSAURUS_STORAGE.tab.length, key.length - SITE.namespace.length)
    const chosen = `[data-value=${JSON.stringify(stored[key])}]`
    const tabs = `html:not([${DATA.tabsLive}]) .tabs[data-group=${JSON.stringify(group)}]:has(>${chosen})`
    const color = (text: string, line: string) =>
      `{color:var(--color-text${text});border-block-end-color:${line}}`
    return `${tabs}>.tab-panel{display:none}${tabs}>${chosen}{display:block}${tabs}>.tab-list>*${color('-soft', '#0000')}${tabs}>*>${chosen}${color('', 'var(--color-accent)')}`
  })
  // The content security policy refuses style elements. Older browsers apply the choice when the runtime
  // starts.
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules.join(''))
    document.adoptedStyleSheets = [sheet]
  } catch {}
}

/** With a modifier key, a click on a link opens it elsewhere. */
function isClickOnShell({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const isPlain = !(ctrlKey || metaKey || shiftKey || altKey)
  const controls = `button[${DATA.early}],[${DATA.openSearch}],[${DATA.key}]`
  return isPlain && (target as Element).closest(controls) !== null
}

function isKeyOfShell(event: KeyboardEvent): boolean {
  const isMenu = event.key === 'Enter' && (event.target as Element).matches(`a[${DATA.early}]`)
  return isMenu || isSearchKey(event)
}

/**
 * Holds back the article's layout when search is requested before the article arrives: on a slow machine, the
 * layout takes longer than opening the dialog above it. Not if the browser scrolls to a position in the
 * article.
 */
function holdArticle() {
  if (document.getElementById(ID.main) || location.hash || performance.navigation?.type) return
  set(DATA.held, '')
  setTimeout(() => root.removeAttribute(DATA.held), HOLD_MS)
}

function queueUses() {
  const end = new AbortController()
  const early: NonNullable<Window['__early']> = { queue: [], stop: () => end.abort() }
  window.__early = early
  const onUse = (event: Event) => {
    const { type, target } = event as Event & { target: Element }
    const ofShell =
      type === 'click' ? isClickOnShell(event as MouseEvent) : isKeyOfShell(event as KeyboardEvent)
    if (ofShell) {
      event.preventDefault()
      if (!target.closest(`[${DATA.early}]:not([${DATA.early}=search])`)) holdArticle()
    } else if (
      early.started ||
      type !== 'click' ||
      !target.closest(`main :is(button,input,[${DATA.island}])`)
    )
      return
    early.queue.push(event)
    early.onUse?.()
  }
  for (const kind of ['click', 'keydown'])
    addEventListener(kind, onUse, { capture: true, signal: end.signal })
}
