import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { DATA } from '../../model'
import type { ShellClient } from '../client'
import { createErrorMessage } from '../error-message'
import { ClientProvider } from '../react/ClientProvider'
import { ErrorBoundary } from '../react/ErrorBoundary'
import { findPages } from './page-props'

const WithinIsland = createContext(false)

/** Whether the component is hydrated in the browser, so that its HTML must match what React renders. */
export function useIsHydrated(): boolean {
  return useContext(WithinIsland)
}

/** A child of an island: static HTML, possibly inside of a component. */
export interface IslandItem {
  /** Name of its slot. */
  name: string
  component?: ComponentType<{ children?: ReactNode }>
  props?: object
  html: string
}

/** Returns the slot name of a child; the prefix is unique for each island, including nested ones. */
export function slotName(prefix: string, index: number): string {
  return `${prefix}${index}`
}

/** Renders an island: the same tree on the server and for hydration. */
export function IslandTree(of: {
  client: ShellClient
  component: ComponentType<{ children?: ReactNode }>
  props: object
  slot?: string
  /** Its children one by one, for components that inspect them. */
  items?: IslandItem[]
  /** Returns the static HTML of a page passed as a prop, by its name in the props. */
  pageHtml?(name: string): string | undefined
  /** Server only: the component is not hydrated. */
  isStatic?: boolean
  /** Browser only: the island and its slots are inside of a paragraph. */
  isInline?: boolean
  /** Browser only: called after hydration. */
  onReady?(): void
  /** Browser only: mounts the islands inside of the slot. */
  mountSlot?(slot: HTMLElement): () => void
}) {
  const { client, component, slot, items, pageHtml, isInline, onReady, mountSlot } = of
  const slots = { isInline, mount: mountSlot }
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island is given its props once
  const props = useMemo(() => findPages(of.props, toPage) as object, [])
  const renderItem = ({ name, component, props, html }: IslandItem) => {
    const inner = html && <Slot key={name} name={name} html={html} {...slots} />
    return component ? createElement(component, { ...props, key: name }, ...(inner ? [inner] : [])) : inner
  }
  function toPage(name: string) {
    return () => <Slot name={name} html={pageHtml?.(name) ?? ''} {...slots} />
  }
  const whole = slot === undefined ? [] : [<Slot key="" name="" html={slot} {...slots} />]
  // Omits the prop without children: components may spread their props over void elements.
  const inside: ReactNode[] = items ? [items.map(renderItem)] : whole
  return (
    <ClientProvider client={client}>
      <ErrorBoundary fallback={failure => <IslandFailure {...failure} text={client.text} />}>
        <Ready onReady={onReady} />
        <WithinIsland value={!of.isStatic}>{createElement(component, props, ...inside)}</WithinIsland>
      </ErrorBoundary>
    </ClientProvider>
  )
}

function Ready({ onReady }: { onReady?(): void }) {
  useEffect(() => onReady?.(), [onReady])
  return null
}

function Slot(of: { name: string; html: string; isInline?: boolean; mount?(slot: HTMLElement): () => void }) {
  const { name, html, isInline, mount } = of
  // A block element would end the paragraph.
  const Element = isInline ? 'span' : 'div'
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => mount?.(ref.current!), [mount])
  const inert = useMemo(() => ({ __html: html }), [html])
  return (
    <Element ref={ref} {...{ [DATA.slot]: name }} suppressHydrationWarning dangerouslySetInnerHTML={inert} />
  )
}

function IslandFailure(of: { error: unknown; retry(): void; text: ShellClient['text'] }) {
  return (
    <div className="island-failure" role="alert">
      <p>{of.text.islandFailed}</p>
      <pre>{createErrorMessage(of.error, of.text.cause)}</pre>
      <button type="button" className="button" onClick={of.retry}>
        {of.text.retry}
      </button>
    </div>
  )
}
