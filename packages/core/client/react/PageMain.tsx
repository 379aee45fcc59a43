import { ID } from '../../model'
import { RuntimeProvider } from './contexts'
import { InertHost } from './InertHost'
import { useProvided } from './named-context'

/** Renders the `<main>` of the page: inert HTML, in which the runtime starts enhancers and islands. */
export function PageMain({ className }: { className?: string }) {
  const { view } = useProvided(RuntimeProvider, 'PageMain')
  return <InertHost as="main" id={ID.main} className={className} html={view.get().main} />
}
