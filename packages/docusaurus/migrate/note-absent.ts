import type { Notes } from './notes'
import type { OddValue } from './read-config'

/** Fields whose absence is not reported otherwise. */
const CARRIED =
  /^(?:title|tagline|url|baseUrl|favicon|customFields|themeConfig\.(?:navbar|footer|announcementBar))\b/

/** Notes fields that could not be read because of a missing package or generated file. */
export function noteAbsent(odd: OddValue[], notes: Notes): void {
  const carried = odd.filter(({ path, absent }) => absent && CARRIED.test(path))
  for (const name of new Set(carried.map(({ absent }) => absent))) {
    const fields = carried.filter(({ absent }) => absent === name).map(({ path }) => path)
    notes.visible(
      fields[0]!.replace('themeConfig.', '').split('.')[0]!,
      `${fields.join(', ')}: ${name} was not found`,
      'Install the packages of the site, then migrate again',
    )
  }
}
