import { lines, oldLine } from '../site/data/lines'
import { compareVersions } from './options/archives'

/**
 * Returns the lines that a fence must be valid for, from the plugin field of its page or itself: undefined or "lines"
 * (all current ones), a line ("4.2", "4.2.x"), a range ("2.3.0 – 4.5.x"), or an old major version.
 */
export function linesFor(plugin: string | undefined): string[] {
  const all = lines.map(({ id }) => id)
  if (!plugin || plugin === 'lines') return all
  if (/^[12]\b/.test(plugin) && !isRange(plugin)) return [oldLine.id]
  const named = lines.filter(({ id }) => plugin.replace(/\.x$/, '') === id)
  const within = lines.filter(line => isRange(plugin) && isWithin(line.plugin, plugin))
  const found = named.length > 0 ? named : within
  // A page about a version without a line is tested with the oldest line.
  return found.length > 0 ? found.map(({ id }) => id) : all.slice(-1)
}

function isRange(text: string): boolean {
  return /[–至]/.test(text)
}

function isWithin(version: string, range: string): boolean {
  const [from = '', to = ''] = range.split(/\s*[–至]\s*/)
  const last = to.replace(/\.x$/, '.9999')
  return compareVersions(from, version) <= 0 && compareVersions(version, last) <= 0
}
