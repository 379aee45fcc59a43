import { pluginTabs } from '@site/data/plugin-tabs'
import { useEffect, useState } from 'react'
import { firstLine, versions } from './first-results'

/** The line of the plugin that the reader chose anywhere on the site, as far as it can be run here. */
export function usePluginLine(): string {
  const [line, setLine] = useState(firstLine)
  useEffect(() => {
    const choose = (wanted: string | null | undefined) => {
      if (wanted && wanted in versions) setLine(wanted)
    }
    const follow = ({ target }: MouseEvent) => {
      const tab = (target as Element).closest<HTMLElement>(
        `.tabs[data-group="${pluginTabs.group}"] [role="tab"]`,
      )
      choose(tab?.dataset.value)
    }
    choose(readChoice())
    choose(new URLSearchParams(location.search).get(pluginTabs.query))
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
  return line
}

/** What the tabs of the site have stored; storage may be refused. */
function readChoice(): string | null {
  try {
    return localStorage.getItem(`docusaurus.tab.${pluginTabs.group}`)
  } catch {
    return null
  }
}
