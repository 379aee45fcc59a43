import { lines } from '../site/data/lines'
import { fillVersions, hasVersions } from '../site/data/plugin-lines'

/** Returns the code of a fence with versions filled in: once, or once for each line. */
export function fillCode(code: string): string[] {
  return hasVersions(code) ? [...new Set(lines.map(line => fillVersions(code, line)))] : [code]
}
