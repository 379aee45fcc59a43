import { pluginTabs } from '@site/data/plugin-tabs'
import { useEffect, useLayoutEffect, useState } from 'react'
import { firstLine, versions } from '../first-results'

/** Returns the plugin line that the reader chose anywhere on the site, if it can be run here. */
export function usePluginLine(): string {
  const [line, setLine] = useState(firstLine)
  // Before the first run, so that it uses this line.
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

/** React warns about layout effects on the server. */
const useBrowserLayoutEffect = typeof document === 'object' ? useLayoutEffect : useEffect

/** Returns the line in the URL, else the reader's stored choice, else the default. */
export function readLine(): string {
  const wanted = [new URLSearchParams(location.search).get(pluginTabs.query), readChoice()]
  return wanted.find(line => line && line in versions) ?? firstLine
}

/** Returns the value stored by the site's tabs; storage may be unavailable. */
function readChoice(): string | null {
  try {
    return localStorage.getItem(`docusaurus.tab.${pluginTabs.group}`)
  } catch {
    return null
  }
}
