import { type Client, ClientProvider } from '../client'
import { Shell } from '../theme'

/** The one React root: the shell around the page, the same on the server and in the browser. */
export function App({ client, footerHtml }: { client: Client; footerHtml: string }) {
  return (
    <ClientProvider client={client}>
      <Shell footerHtml={footerHtml} />
    </ClientProvider>
  )
}
