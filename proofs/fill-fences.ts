import { lines } from '../site/data/lines'
import { fillVersions, hasVersions } from '../site/data/plugin-lines'

/** The code of a fence as readers see it: once, or once for each line whose versions it names. */
export function fillCode(code: string): string[] {
  return hasVersions(code) ? [...new Set(lines.map(line => fillVersions(code, line)))] : [code]
}
