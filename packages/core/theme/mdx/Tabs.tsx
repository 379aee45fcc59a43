import { Children, isValidElement, type ReactNode } from 'react'
import { tabsBlock } from '../../model'
import { pageText } from '../text'
import { drawBlock } from './draw-block'
import type { TabItemProps } from './TabItem'

export interface TabsProps {
  label?: string
  /** `null` selects the first tab. */
  defaultValue?: string | null
  /** Tabs with the same group switch together and are remembered. */
  groupId?: string
  /** `true` writes the choice to the query under the group's name, a string under that name. */
  queryString?: boolean | string
  /** Overrides order, labels and default of the items' tabs. */
  values?: Pick<TabItemProps, 'value' | 'label' | 'default'>[]
  block?: boolean
  /** Has no tab list: follows the other tabs of its group. */
  follows?: boolean | 'true'
  /** Ignored: lazy panels would be unreadable without JavaScript. */
  lazy?: boolean
  children?: ReactNode
}

/** Tabs, of which one panel is visible; without JavaScript all panels are. */
export default function Tabs(props: TabsProps) {
  const { label, defaultValue, groupId, queryString, values, block, follows, children } = props
  const items = readItems(children)
  const tabs = applyValues(items, values)
  const selected = selectInitial(tabs, defaultValue)
  const query = readQueryName(queryString, groupId)
  return drawBlock(
    tabsBlock<ReactNode>({
      label: label ?? pageText.tabs,
      group: groupId,
      query,
      isWide: block,
      follows: Boolean(follows),
      selected,
      tabs: tabs.map(({ value, label }) => ({ value, label: label ?? value })),
      panels: listPanels(tabs, items).map(({ value, label, isAbsent, children }) => ({
        value,
        label: isAbsent ? undefined : (label ?? value),
        content: children,
      })),
    }),
  )
}

function readItems(children: ReactNode): TabItemProps[] {
  const items = Children.toArray(children)
    .filter(child => typeof child !== 'string' || child.trim() !== '')
    .map(readItem)
  if (items.length === 0) throw tabsError('<Tabs> has no <TabItem>', { remedy: 'Add at least one' })
  return items
}

/** A tab with its content; `isAbsent` if no item has its value. */
type Tab = TabItemProps & { isAbsent?: boolean }

/** Returns the tabs in the order of `values`, with their labels. */
function applyValues(items: TabItemProps[], values: TabsProps['values']): Tab[] {
  const repeated = findRepeated(values ?? items)
  if (repeated && !values)
    throw tabsError(`<Tabs> has the value "${repeated}" more than once`, {
      remedy: 'Give each <TabItem> its own value',
    })
  if (repeated)
    throw tabsError(`<Tabs values> names "${repeated}" more than once`, {
      ...{ prop: 'values', text: repeated },
      remedy: 'Remove one of them',
    })
  if (!values) return items
  return values.map(given => {
    const item = items.find(({ value }) => value === given.value)
    return item ? { ...item, ...given } : { ...given, isAbsent: true }
  })
}

/**
 * Returns one panel per tab, in the same order, then the items without a tab: Docusaurus renders them as well.
 * They are reported when the page is finished.
 */
function listPanels(tabs: Tab[], items: TabItemProps[]): Tab[] {
  const isFirst = ({ value }: TabItemProps, at: number) =>
    items.findIndex(item => item.value === value) === at && tabs.some(tab => tab.value === value)
  return [...tabs, ...items.filter((item, at) => !isFirst(item, at))]
}

function findRepeated(items: { value: string }[]): string | undefined {
  return items.find(({ value }, index) => items.findIndex(item => item.value === value) !== index)?.value
}

function list(items: { value: string }[]): string {
  return items.map(({ value }) => value).join(', ')
}

/** Creates an error with the prop and text to look for at the tag, and a remedy. */
function tabsError(message: string, about: { prop?: string; text?: string; remedy: string }): Error {
  return Object.assign(new Error(message), { component: 'Tabs', ...about })
}

function readItem(child: ReactNode): TabItemProps {
  if (isValidElement<TabItemProps>(child) && child.props.value !== undefined) return child.props
  const what = isValidElement(child) ? describeType(child.type) : JSON.stringify(child)
  throw tabsError(`<Tabs> holds ${what}`, {
    remedy: 'Add value="…" to each <TabItem>; nothing else may stand in <Tabs>',
  })
}

function describeType(type: unknown): string {
  if (typeof type === 'string') return `<${type}>`
  // RawHtml renders text of the page that is in no component.
  if (typeof type === 'function' && type.name === 'RawHtml') return 'text outside of a <TabItem>'
  return typeof type === 'function' ? `<${type.name}> without a value` : 'an element without a value'
}

function selectInitial(items: TabItemProps[], defaultValue: string | null | undefined): string {
  if (defaultValue && !items.some(item => item.value === defaultValue)) {
    throw tabsError(`Can't select invalid tab value=${defaultValue}: no <TabItem> has this defaultValue`, {
      prop: 'defaultValue',
      text: defaultValue,
      remedy: `Choose one of: ${list(items)}`,
    })
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
  if (!groupId) {
    throw tabsError('<Tabs queryString> needs a groupId', {
      prop: 'queryString',
      remedy: 'Add a groupId, or the name of the parameter: queryString="name"',
    })
  }
  return groupId
}
