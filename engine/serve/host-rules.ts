import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the host files in an output folder say; the preview server obeys them as a host would. */
export interface HostRules {
  headersFor(pathname: string): Record<string, string>
  redirectFor(pathname: string): string | undefined
}

/** Reads `_headers` and `_redirects`. */
export function readHostRules(dir: string): HostRules {
  const headers = parseHeaders(read(join(dir, '_headers')))
  const redirects = new Map(
    read(join(dir, '_redirects'))
      .split('\n')
      .map(line => line.trim().split(/\s+/) as [string, string])
      .filter(([from, to]) => from && to),
  )
  return {
    headersFor: pathname =>
      Object.assign({}, ...headers.filter(({ pattern }) => pattern.test(pathname)).map(rule => rule.headers)),
    redirectFor: pathname => redirects.get(pathname),
  }
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function parseHeaders(text: string): { pattern: RegExp; headers: Record<string, string> }[] {
  return text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map(block => {
      const [path = '', ...lines] = block.split('\n')
      const pattern = new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)
      const headers = lines.map(line => /^\s+([^:]+):\s*(.*)$/.exec(line)?.slice(1)).filter(Boolean) as [
        string,
        string,
      ][]
      return { pattern, headers: Object.fromEntries(headers) }
    })
}
