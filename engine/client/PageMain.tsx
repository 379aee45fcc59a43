import { useLayoutEffect, useRef } from 'react'
import { ID } from '../model'
import { RuntimeProvider } from './contexts'
import { useProvided } from './named-context'
import { useStore } from './store'

/** The `<main>` of the page: inert HTML, inside which enhancers and islands are started and stopped. */
export function PageMain({ className }: { className?: string }) {
  const client = useProvided(RuntimeProvider, 'PageMain')
  const view = useStore(client.view)
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `view.main` says that React has swapped the content
  useLayoutEffect(() => client.enhancers?.attach(ref.current!), [client, view.main])
  return <main id={ID.main} ref={ref} className={className} dangerouslySetInnerHTML={view.main} />
}
