import { renderToStaticMarkup } from 'react-dom/server'
import { ClientProvider, type ShellClient } from '../../../client'
import type { NavItem } from '../../../model'
import { BarDropdown } from './BarDropdown'
import { createItemError, NavbarItem } from './NavbarItem'

/**
 * Finds the error to report when a page could not be rendered: error boundaries do not work on the server, so
 * the navbar items are rendered one by one. Returns the given error if none of them fails.
 */
export function blameNavbar(client: ShellClient, error: unknown): unknown {
  return findFailure(client, client.site.navbar.items) ?? error
}

function findFailure(client: ShellClient, items: NavItem[]): Error | undefined {
  for (const item of items) {
    try {
      renderToStaticMarkup(
        <ClientProvider client={client}>
          <NavbarItem item={item} frame={BarDropdown} />
        </ClientProvider>,
      )
    } catch (error) {
      const inner = item.type === 'dropdown' ? findFailure(client, item.items) : undefined
      return createItemError(item, inner ?? error)
    }
  }
  return undefined
}
