import { isIP } from 'node:net'

/**
 * Whether a request was sent to this machine under a name that no stranger can point at it. A page elsewhere whose name
 * is suddenly resolved to 127.0.0.1 could read drafts otherwise.
 */
export function isAllowedHost(header: string | undefined, listensOn?: string): boolean {
  if (header === undefined) return false
  const name = header
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || name === listensOn
}
