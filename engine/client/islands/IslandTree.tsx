import { type ComponentType, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { DATA } from '../../model'
import { ClientProvider } from '../ClientProvider'
import type { ShellClient } from '../client'
import { ErrorBoundary } from '../ErrorBoundary'
import { createErrorMessage } from '../error-message'

/** An island as it is rendered on the server and hydrated in the browser: the same tree in both places. */
export function IslandTree(of: {
  client: ShellClient
  component: ComponentType<{ children?: ReactNode }>
  props: object
  /** Static HTML of its children. */
  slot?: string
  /** Browser only: the island is hydrated. */
  onReady?(): void
  /** Browser only: mounts the islands inside of the slot. */
  mountSlot?(slot: HTMLElement): () => void
}) {
  const { client, component: Island, props, slot, onReady, mountSlot } = of
  return (
    <ClientProvider client={client}>
      <ErrorBoundary fallback={failure => <IslandFailure {...failure} text={client.text} />}>
        <Ready onReady={onReady} />
        <Island {...props}>{slot !== undefined && <Slot html={slot} mount={mountSlot} />}</Island>
      </ErrorBoundary>
    </ClientProvider>
  )
}

function Ready({ onReady }: { onReady?(): void }) {
  useEffect(() => onReady?.(), [onReady])
  return null
}

function Slot({ html, mount }: { html: string; mount?(slot: HTMLElement): () => void }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => mount?.(ref.current!), [mount])
  const inert = useMemo(() => ({ __html: html }), [html])
  return <div ref={ref} {...{ [DATA.slot]: '' }} suppressHydrationWarning dangerouslySetInnerHTML={inert} />
}

function IslandFailure(of: { error: unknown; retry(): void; text: ShellClient['text'] }) {
  return (
    <div className="island-failure" role="alert">
      <p>{of.text.islandFailed}</p>
      <pre lang="en">{createErrorMessage(of.error)}</pre>
      <button type="button" className="button" onClick={of.retry}>
        {of.text.retry}
      </button>
    </div>
  )
}
