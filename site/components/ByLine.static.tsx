import { labelOf } from '@site/data/plugin-lines'
import { pluginTabs } from '@site/data/plugin-tabs'
import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import type { ReactNode } from 'react'

interface Props {
  /** Content for each plugin line, in order; only that of the reader's chosen line is visible. */
  entries: { line: string; content: ReactNode }[]
  /** Whether it has its own tab list; otherwise it follows the choice at the top of the page. */
  tabs?: boolean
}

/** Content that differs between plugin lines. */
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
