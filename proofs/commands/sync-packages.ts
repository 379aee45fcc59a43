import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagesOf, readKnownPackages } from '../check'
import { fillCode } from '../fill-fences'
import { findFolders } from '../folders'
import type { Page } from '../pages'

/** Looks up packages in commands on the pages that are not known yet; returns those not found. */
export function syncPackages(pages: Page[]): string[] {
  const before = readKnownPackages()
  const known = listPackages(pages).map(name => [name, before[name] ?? lookUp(name)] as const)
  const found = Object.fromEntries(known.filter(([, version]) => version))
  writeFileSync(join(findFolders().samples, 'known-packages.json'), `${JSON.stringify(found, null, 2)}\n`)
  return known.flatMap(([name, version]) => (version ? [] : [name]))
}

/** Returns the packages in commands on the pages. */
export function listPackages(pages: Page[]): string[] {
  const named = pages.flatMap(page =>
    page.fences
      .filter(fence => /^(?:bash|sh|shell)$/.test(fence.language))
      .flatMap(({ code }) => fillCode(code))
      .flatMap(code => packagesOf({ code })),
  )
  return [...new Set(named)].sort()
}

/** Returns the version that a specification resolves to in the registry, with its Tailwind CSS peer range; or null. */
function lookUp(name: string): string | null {
  const peer = 'peerDependencies.tailwindcss'
  try {
    const answer = execFileSync('npm', ['view', name, 'version', peer, '--json'], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    const found = [JSON.parse(answer || 'null')].flat().at(-1) as string | Record<string, string> | null
    return found && typeof found === 'object' ? `${found.version} tailwindcss ${found[peer]}` : found
  } catch {
    return null
  }
}
