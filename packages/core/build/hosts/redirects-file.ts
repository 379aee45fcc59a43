import type { HostContract } from './contract'

/**
 * `_redirects` as Netlify and Cloudflare Pages read it. Netlify prefers a file of that name, and hosts without rules
 * need such a file, so its form with `!` comes first; Cloudflare skips that line and takes the second.
 */
export function makeRedirectsFile({ baseUrl, redirects }: HostContract): string {
  const lines = redirects.flatMap(({ from, to }) => force(`${from} ${to} 301`))
  // The folder is deployed at the root: below another base URL its files are found one level up.
  if (baseUrl !== '/') lines.push(...force(`/ ${baseUrl} 302`), `${baseUrl}* /:splat 200`)
  return lines.map(line => `${line}\n`).join('')
}

function force(line: string): string[] {
  return [`${line}!`, line]
}
