import { isIP } from 'node:net'

/**
 * Whether a request's Host header is a name that only this machine can have. It prevents DNS rebinding:
 * otherwise, a foreign page whose name resolves to 127.0.0.1 could read drafts.
 */
export function isAllowedHost(header: string | undefined, listensOn?: string): boolean {
  if (header === undefined) return false
  const name = header
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || name === listensOn
}
