import type { OptionChange, OptionState, OptionsTable } from '../../site/data/api/options'
import { type Archive, listArchives, openArchive } from './archives'
import { readOptions } from './read-options'

/** A version with its options. */
type Reading = Omit<Archive, 'name'> & { options: Record<string, OptionState> }

/** Reads the options of every published version and returns when each was added, changed and removed. */
export async function computeOptionsTable(): Promise<OptionsTable> {
  const archives = await listArchives()
  const readings = []
  for (const archive of archives)
    readings.push({ ...archive, options: readOptions(await openArchive(archive)) })
  return foldReadings(readings)
}

/** Converts the options of each version to changes, oldest version first. */
export function foldReadings(readings: Reading[]): OptionsTable {
  const options: Record<string, OptionChange[]> = {}
  const names = [...new Set(readings.flatMap(reading => Object.keys(reading.options)))].sort()
  for (const name of names) {
    const changes: OptionChange[] = []
    let before: OptionState | null = null
    for (const { version, options: states } of readings) {
      const now: OptionState | null = states[name] ?? null
      if (JSON.stringify(now) !== JSON.stringify(before)) changes.push({ version, state: now })
      before = now
    }
    options[name] = changes
  }
  const archives = Object.fromEntries(readings.map(({ version, integrity }) => [version, integrity]))
  return { archives, options }
}
