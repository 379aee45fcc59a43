import type { HostContract } from './contract'

/**
 * Writes `_redirects` for Netlify and Cloudflare Pages. Netlify prefers an existing file of the old address,
 * which hosts without redirects need, so a line with `!` comes first; Cloudflare skips it and uses the second.
 */
export function makeRedirectsFile({ baseUrl, redirects }: HostContract): string {
  const lines = redirects.flatMap(({ from, to }) => force(`${from} ${to} 301`))
  // The folder is deployed at the root, so with another base URL its files are found one level up.
  if (baseUrl !== '/') lines.push(...force(`/ ${baseUrl} 302`), `${baseUrl}* /:splat 200`)
  return lines.map(line => `${line}\n`).join('')
}

function force(line: string): string[] {
  return [`${line}!`, line]
}
