import type { Project } from '../../pipeline'
import type { OutputEntry } from '../outputs/manifest'
import { makeCaddyfile } from './caddy'
import { makeContract } from './contract'
import { makeHeadersFile } from './headers-file'
import { makeNginxConfig } from './nginx'
import { makeRedirectsFile } from './redirects-file'
import { makeVercelConfig } from './vercel'

export { contentType } from './content-types'
export { type HostContract, headersFor, hostContractSchema, resolveRedirects } from './contract'
export { makeRedirectPage } from './redirect-page'

/** The engine's folder in the output: host configuration, and proof that a build owns the output. */
export const OWN_DIR = '.inkstone'

/** The contract as JSON, for the preview server. */
export const CONTRACT_FILE = `${OWN_DIR}/host.json`

/** Returns the configuration files for hosts, by path in the output folder. */
export function makeHostFiles(project: Project, entries: OutputEntry[]): [file: string, text: string][] {
  const contract = makeContract(project, entries)
  return [
    ['_headers', makeHeadersFile(contract, entries)],
    ['_redirects', makeRedirectsFile(contract)],
    // Without it, GitHub Pages omits files that start with an underscore.
    ['.nojekyll', ''],
    [CONTRACT_FILE, `${JSON.stringify(contract, null, 2)}\n`],
    [`${OWN_DIR}/vercel.json`, makeVercelConfig(contract, entries)],
    [`${OWN_DIR}/nginx.conf`, makeNginxConfig(contract)],
    [`${OWN_DIR}/Caddyfile`, makeCaddyfile(contract)],
  ]
}
