import type { OddValue } from './read-config'
import type { LeftOut } from './to-site-config'

/** Fields of which nothing else tells that they are missing. */
const CARRIED =
  /^(?:title|tagline|url|baseUrl|favicon|customFields|themeConfig\.(?:navbar|footer|announcementBar))\b/

/** What could not be read because a package is not installed, or data not made yet: a line for each. */
export function tellAbsent(odd: OddValue[]): LeftOut[] {
  const carried = odd.filter(({ path, absent }) => absent && CARRIED.test(path))
  return [...new Set(carried.map(({ absent }) => absent))].map(name => {
    const fields = carried.filter(({ absent }) => absent === name).map(({ path }) => path)
    return {
      at: fields[0]!.replace('themeConfig.', '').split('.')[0]!,
      what: `${fields.join(', ')}: ${name} is not there; install what the site needs, then migrate again`,
    }
  })
}
