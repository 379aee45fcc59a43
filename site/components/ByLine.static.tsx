import { labelOf } from '@site/data/plugin-lines'
import { pluginTabs } from '@site/data/plugin-tabs'
import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import type { ReactNode } from 'react'

interface Props {
  /** What each line of the plugin shows, in order; one of them is seen, the one that the reader chose. */
  entries: { line: string; content: ReactNode }[]
  /** With a row of tabs to choose from; without, it follows the choice made at the head of the page. */
  tabs?: boolean
}

/** Content that differs between lines of the plugin. */
export default function ByLine({ entries, tabs = false }: Props) {
  return (
    <Tabs groupId={pluginTabs.group} queryString={pluginTabs.query} follows={!tabs}>
      {entries.map(({ line, content }) => (
        <TabItem key={line} value={line} label={labelOf(line)}>
          {content}
        </TabItem>
      ))}
    </Tabs>
  )
}
