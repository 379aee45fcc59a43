/** The part of an address that opens the playground over the whole window, with what was typed after it. */
const prefix = '#play'

/** The longest address that browsers, chats and logs pass on whole, in bytes. */
export const addressLimit = 8 * 1024

/** The hash that carries an input, or null when the address would be too long. */
export function toHash(input: string): string | null {
  const bytes = new TextEncoder().encode(input)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  const hash = `${prefix}=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
  return hash.length > addressLimit ? null : hash
}

/** What a hash asks for: nothing, the playground, or the playground with an input. */
export function readHash(hash: string): { input?: string } | null {
  if (hash === prefix) return {}
  if (!hash.startsWith(`${prefix}=`)) return null
  try {
    const binary = atob(
      hash
        .slice(prefix.length + 1)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    )
    const bytes = Uint8Array.from(binary, character => character.charCodeAt(0))
    return { input: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return {}
  }
}
