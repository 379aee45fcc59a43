import type { BuildResult, Line } from './lines'

/** What the builds of one page used: lines of the plugin, newest first, and packages of the framework. */
export interface BuiltWith {
  plugins: string[]
  packages: { name: string; version: string }[]
}

/** The builds of a page that came out as it promises; lines with the same packages are told together. */
export function builtWith(page: string, results: BuildResult[], lines: Line[]): BuiltWith[] {
  const found: BuiltWith[] = []
  for (const { id, plugin } of lines) {
    const own = results.filter(result => result.page === page && result.line === id && !result.fault)
    const installed = own.flatMap(result => Object.entries(result.installed ?? {}))
    if (installed.length === 0) continue
    const packages = [...new Map(installed)].map(([name, version]) => ({ name, version }))
    const same = found.find(other => JSON.stringify(other.packages) === JSON.stringify(packages))
    if (same) same.plugins.push(plugin)
    else found.push({ plugins: [plugin], packages })
  }
  return found
}
