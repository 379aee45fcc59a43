import { DATA, DOCUSAURUS_STORAGE, ID } from '../../model'
import type { Client, Enhance } from '../client'
import { findHashTarget } from '../navigation/address'
import { createStorageSlot } from '../state/storage'
import { onClick } from './on-click'

const PREFIX = DOCUSAURUS_STORAGE.tab

/**
 * Makes tabs switch by click and keyboard, together with their group; stores the choice and writes it to the
 * query.
 */
export function startTabs({ site, scroll, location }: Client): Enhance {
  const { storageNamespace } = site
  const slotOf = (group: string) => createStorageSlot(PREFIX + group, storageNamespace)

  onClick('.tabs [role="tab"]', tab => {
    const tabs = tabsOf(tab)
    const value = tab.dataset.value!
    keepOnScreen(tab, scroll.skipNext, () => {
      selectTab(tabs, value)
      const { group, query } = tabs.dataset
      if (group) selectGroup(group, value)
      if (query) writeQuery(query, value)
      if (group) slotOf(group).set(value)
    })
  })
  document.addEventListener('keydown', moveFocus)
  window.addEventListener('storage', ({ key, newValue }) => {
    const ours = key?.startsWith(PREFIX) && key.endsWith(storageNamespace)
    if (ours && newValue)
      selectGroup(key!.slice(PREFIX.length, key!.length - storageNamespace.length), newValue)
  })
  location.subscribe(() => {
    restoreAll(document)
    showTarget()
  })

  function restoreAll(root: ParentNode) {
    const params = new URLSearchParams(window.location.search)
    for (const tabs of root.querySelectorAll<HTMLElement>('.tabs')) {
      const { group, query } = tabs.dataset
      const wanted = [query && params.get(query), group && slotOf(group).get()]
      const value = wanted.find(candidate => candidate && canSelect(tabs, candidate))
      if (value) selectTab(tabs, value)
    }
  }

  return main => {
    nameParts(main)
    restoreAll(main)
    showTarget()
    // From now on, attributes of the panels control visibility, not the rules for the first paint.
    document.documentElement.setAttribute(DATA.tabsLive, '')
    return undefined
  }
}

/** Connects tabs and panels for screen readers. Done by script, because ids would add to the HTML of every tab. */
function nameParts(main: HTMLElement) {
  for (const [at, tabs] of main.querySelectorAll<HTMLElement>('.tabs').entries()) {
    const panels = listPanels(tabs)
    for (const [index, tab] of listTabs(tabs).entries()) {
      const panel = panels[index]!
      tab.id = `${ID.PREFIX}tab-${at}-${index}`
      panel.id = `${ID.PREFIX}panel-${at}-${index}`
      tab.setAttribute('aria-controls', panel.id)
      panel.setAttribute('aria-labelledby', tab.id)
    }
  }
}

function selectGroup(group: string, value: string) {
  for (const tabs of document.querySelectorAll<HTMLElement>(`.tabs[data-group="${CSS.escape(group)}"]`)) {
    if (canSelect(tabs, value)) selectTab(tabs, value)
  }
}

export function selectTab(tabs: HTMLElement, value: string) {
  if (!canSelect(tabs, value)) throw new Error(`Can't select invalid tab value=${value}`)
  for (const tab of listTabs(tabs)) {
    const isSelected = tab.dataset.value === value
    tab.setAttribute('aria-selected', String(isSelected))
    tab.tabIndex = isSelected ? 0 : -1
  }
  for (const panel of listPanels(tabs)) {
    panel.toggleAttribute('data-inactive', panel.dataset.value !== value)
  }
}

/** Shows the panel that contains the target of the URL. */
function showTarget() {
  const target = findHashTarget(window.location.hash)
  let panel = target?.closest<HTMLElement>('.tab-panel[data-inactive]')
  if (!target || !panel) return
  for (; panel; panel = panel.parentElement?.closest('.tab-panel[data-inactive]')) {
    const value = panel.dataset.value!
    if (canSelect(tabsOf(panel), value)) selectTab(tabsOf(panel), value)
  }
  target.scrollIntoView()
}

function tabsOf(tab: HTMLElement): HTMLElement {
  return tab.closest<HTMLElement>('.tabs')!
}

function listTabs(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-list > [role="tab"]')]
}

function listPanels(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-panel')]
}

/** Tabs that follow a group have no tab list, so their panels count. Next to a list, a panel may lack a tab. */
function canSelect(tabs: HTMLElement, value: string): boolean {
  const list = listTabs(tabs)
  return (list.length > 0 ? list : listPanels(tabs)).some(({ dataset }) => dataset.value === value)
}

/** Arrow keys only move the focus; Enter selects. */
function moveFocus(event: KeyboardEvent) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const tab = event.target instanceof Element && event.target.closest<HTMLElement>('.tabs [role="tab"]')
  if (!step || !tab) return
  const all = listTabs(tabsOf(tab))
  all[(all.indexOf(tab) + step + all.length) % all.length]?.focus()
}

/** Keeps the tab under the pointer when panels above it change height. */
function keepOnScreen(tab: HTMLElement, skipScroll: () => void, change: () => void) {
  const before = tab.getBoundingClientRect().top
  change()
  const moved = tab.getBoundingClientRect().top - before
  if (moved === 0) return
  skipScroll()
  window.scrollBy({ top: moved, behavior: 'instant' })
}

function writeQuery(name: string, value: string) {
  const url = new URL(window.location.href)
  url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}
