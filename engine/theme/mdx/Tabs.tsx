import { Children, isValidElement, type ReactNode, useId } from 'react'
import type { TabItemProps } from './TabItem'

/** Props of a set of tabs. */
export interface TabsProps {
  /** `null` means the first. */
  defaultValue?: string | null
  /** Tabs with the same group switch together and are remembered. */
  groupId?: string
  /** `true` puts the choice in the query under the group's name, a string under that name. */
  queryString?: boolean | string
  /** Labels for items that have none of their own. */
  values?: { value: string; label?: string; default?: boolean }[]
  children?: ReactNode
}

/** Alternatives of which one shows at a time; without JavaScript all of them show. */
export default function Tabs({ defaultValue, groupId, queryString, values = [], children }: TabsProps) {
  const id = useId()
  const items = readItems(children).map(item => ({
    ...values.find(({ value }) => value === item.value),
    ...item,
  }))
  const selected = selectInitial(items, defaultValue)
  const query = readQueryName(queryString, groupId)
  const tabId = (index: number) => `tab-${id}-${index}`
  const panelId = (index: number) => `panel-${id}-${index}`
  return (
    <div className="tabs" data-group={groupId} data-query={query}>
      <div role="tablist" className="tab-list">
        {items.map((item, index) => (
          <button
            key={item.value}
            role="tab"
            type="button"
            id={tabId(index)}
            aria-selected={item.value === selected}
            aria-controls={panelId(index)}
            tabIndex={item.value === selected ? 0 : -1}
            data-value={item.value}
          >
            {item.label ?? item.value}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.value}
          role="tabpanel"
          id={panelId(index)}
          aria-labelledby={tabId(index)}
          className="tab-panel"
          data-value={item.value}
          data-label={item.label ?? item.value}
          data-inactive={item.value === selected ? undefined : ''}
        >
          {item.children}
        </div>
      ))}
    </div>
  )
}

function readItems(children: ReactNode): TabItemProps[] {
  const items = Children.toArray(children)
    .filter(child => typeof child !== 'string' || child.trim() !== '')
    .map(readItem)
  if (items.length === 0) throw new Error('<Tabs> has no <TabItem>; give it at least one.')
  const values = items.map(item => item.value)
  const repeated = values.filter((value, index) => values.indexOf(value) !== index)
  if (repeated.length > 0) {
    throw new Error(
      `<Tabs> has the value "${repeated.join('", "')}" more than once; give each <TabItem> its own.`,
    )
  }
  return items
}

function readItem(child: ReactNode): TabItemProps {
  if (isValidElement<TabItemProps>(child) && child.props.value !== undefined) return child.props
  const what = isValidElement(child) ? describeType(child.type) : JSON.stringify(child)
  throw new Error(`<Tabs> holds ${what}; it may only hold <TabItem value="…">.`)
}

function describeType(type: unknown): string {
  if (typeof type === 'string') return `<${type}>`
  return typeof type === 'function' ? `<${type.name}> without a value` : 'an element without a value'
}

function selectInitial(items: TabItemProps[], defaultValue: string | null | undefined): string {
  if (defaultValue && !items.some(item => item.value === defaultValue)) {
    const choices = items.map(item => item.value).join(', ')
    throw new Error(
      `<Tabs> has defaultValue "${defaultValue}", which no <TabItem> has; choose one of: ${choices}.`,
    )
  }
  if (defaultValue) return defaultValue
  const marked = defaultValue === null ? undefined : items.find(item => item.default)
  return (marked ?? items[0]!).value
}

function readQueryName(
  queryString: TabsProps['queryString'],
  groupId: string | undefined,
): string | undefined {
  if (typeof queryString === 'string') return queryString
  if (!queryString) return undefined
  if (!groupId)
    throw new Error('<Tabs queryString> needs a groupId, or the parameter name: queryString="name".')
  return groupId
}
