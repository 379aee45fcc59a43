import { type ComponentProps, useEffect } from 'react'
import { ClientProvider, type ShellClient } from '../client'
import { Shell } from '../theme'

/** The one React root: the shell around the page, the same on the server and in the browser. */
export function App({ client, ...html }: { client: ShellClient } & ComponentProps<typeof Shell>) {
  // The effects of everything inside have run before this one: every part of the shell answers now.
  useEffect(() => client.shell.onLive?.(), [client])
  return (
    <ClientProvider client={client}>
      <Shell {...html} />
    </ClientProvider>
  )
}
