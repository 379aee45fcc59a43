/** Returns a short content hash: two 32-bit multiplicative hashes over all characters, in base 36. */
export function hashText(texts: Iterable<string>): string {
  let a = 0x9e3779b1
  let b = 0x85ebca77
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      a = Math.imul(a ^ code, 0x01000193)
      b = Math.imul(b ^ (code + at), 0x27d4eb2f)
      b ^= b >>> 15
    }
    a ^= a >>> 13
  }
  return (a >>> 0).toString(36).padStart(7, '0') + (b >>> 0).toString(36).padStart(7, '0')
}
