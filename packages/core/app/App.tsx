import { type ComponentProps, useEffect } from 'react'
import { ClientProvider, type ShellClient } from '../client'
import { Shell } from '../theme'

/** The only React root of the shell, around the page; the same on the server and in the browser. */
export function App({ client, ...html }: { client: ShellClient } & ComponentProps<typeof Shell>) {
  // Effects of children run first, so every part of the shell is interactive now.
  useEffect(() => client.shell.onLive?.(), [client])
  return (
    <ClientProvider client={client}>
      <Shell {...html} />
    </ClientProvider>
  )
}
