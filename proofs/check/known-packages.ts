import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFolders } from '../folders'

/** Returns the package specifications found in the registry, with their version: "3.8.0 tailwindcss ^4.1.6". */
export function readKnownPackages(): Record<string, string> {
  return JSON.parse(readFileSync(join(findFolders().samples, 'known-packages.json'), 'utf8'))
}
