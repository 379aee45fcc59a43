import type { HostContract } from './contract'

/** `_redirects` as Netlify and Cloudflare Pages read it. */
export function makeRedirectsFile({ baseUrl, redirects }: HostContract): string {
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301`)
  // The folder is deployed at the root: below another base URL its files are found one level up.
  if (baseUrl !== '/') lines.push(`/ ${baseUrl} 302`, `${baseUrl}* /:splat 200`)
  return lines.map(line => `${line}\n`).join('')
}
