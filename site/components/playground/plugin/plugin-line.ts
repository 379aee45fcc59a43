import { pluginTabs } from '@site/data/plugin-tabs'
import { useEffect, useLayoutEffect, useState } from 'react'
import { firstLine, versions } from '../first-results'

/** The line of the plugin that the reader chose anywhere on the site, as far as it can be run here. */
export function usePluginLine(): string {
  const [line, setLine] = useState(firstLine)
  // Before anything runs with another line.
  useBrowserLayoutEffect(() => setLine(readLine()), [])
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      const tab = (target as Element).closest<HTMLElement>(
        `.tabs[data-group="${pluginTabs.group}"] [role="tab"]`,
      )
      const wanted = tab?.dataset.value
      if (wanted && wanted in versions) setLine(wanted)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
  return line
}

/** React warns of layout effects where there is no layout. */
const useBrowserLayoutEffect = typeof document === 'object' ? useLayoutEffect : useEffect

/** What the address asks for, else what the reader chose before, else the default. */
export function readLine(): string {
  const wanted = [new URLSearchParams(location.search).get(pluginTabs.query), readChoice()]
  return wanted.find(line => line && line in versions) ?? firstLine
}

/** What the tabs of the site have stored; storage may be refused. */
function readChoice(): string | null {
  try {
    return localStorage.getItem(`docusaurus.tab.${pluginTabs.group}`)
  } catch {
    return null
  }
}
