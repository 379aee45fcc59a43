/** URL hash that opens the playground in the full window; the input follows. */
const prefix = '#play'

/** Maximum length in bytes of a URL that browsers, chats and logs keep complete. */
export const addressLimit = 8 * 1024

/** Returns the hash for an input, or null if the URL would be too long. */
export function toHash(input: string): string | null {
  const bytes = new TextEncoder().encode(input)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  const hash = `${prefix}=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
  return hash.length > addressLimit ? null : hash
}

/** Parses a hash: null, the playground, or the playground with an input. */
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
