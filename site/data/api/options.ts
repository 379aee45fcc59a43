import table from '../generated/api-options.json'
import { lines } from '../lines'
import { optionNotes } from './notes'

const oldestOffered = lines.at(-1)!.plugin

/** An option as declared in one version. */
export interface OptionState {
  /** The declared type, on one line. */
  type: string
  /** From the packed code, else from `@default`; undefined if neither has a value. */
  default?: string
}

/** The change of an option in a version; null means that it was removed. */
export interface OptionChange {
  version: string
  state: OptionState | null
}

/** The options of every published version, read from their archives by `npm run sync`. */
export interface OptionsTable {
  /** Archive hash by version, oldest first. */
  archives: Record<string, string>
  options: Record<string, OptionChange[]>
}

export const optionsTable: OptionsTable = table

/** Versions in the table, oldest first. */
export const readVersions: string[] = Object.keys(optionsTable.archives)

/** A range of versions in which a change happened: after one that was read, and not later than another. */
export interface Span {
  /** Undefined if the oldest version in the table already has it. */
  after?: string
  by: string
}

/** Returns when an option was added. */
export function arrivalOf(name: string): Span {
  const [first] = optionsTable.options[name] ?? []
  if (!first) throw new Error(`no published version has the option ${name}`)
  return spanOf(first.version)
}

/** Returns when an option was removed; null if the newest version has it. */
export function removalOf(name: string): Span | null {
  const last = optionsTable.options[name]?.at(-1)
  return last && !last.state ? spanOf(last.version) : null
}

/** Returns an option in a version; null if the version lacks it. */
export function optionIn(name: string, version: string): OptionState | null {
  const at = readVersions.indexOf(version)
  if (at === -1) throw new Error(`the options of ${version} were not read: npm run sync`)
  const earlier = (optionsTable.options[name] ?? []).filter(
    change => readVersions.indexOf(change.version) <= at,
  )
  return earlier.at(-1)?.state ?? null
}

export function optionsOf(version: string): string[] {
  return Object.keys(optionsTable.options).filter(name => optionIn(name, version))
}

function spanOf(version: string): Span {
  return { after: readVersions[readVersions.indexOf(version) - 1], by: version }
}

/** History of an option for the reference, in Chinese: when it was added, changed and removed. */
export interface OptionHistory {
  since: string
  /** "默认值最迟在 4.3.2 改成" with the value, "类型最迟在 4.3.2 改成" with the type: between the offered lines. */
  changes: { text: string; code: string }[]
  removed?: string
}

/** Returns the history of an option for readers; a version from release notes replaces its range. */
export function historyOf(name: string): OptionHistory {
  const { since, removed } = optionNotes[name] ?? {}
  const { after, by } = arrivalOf(name)
  const went = removalOf(name)
  const states = (optionsTable.options[name] ?? []).filter(change => change.state)
  const changes = states.slice(1).flatMap(({ version, state }, index) => {
    if (readVersions.indexOf(version) <= readVersions.indexOf(oldestOffered)) return []
    const before = states[index]?.state
    const found = []
    if (state && state.type !== before?.type)
      found.push({ text: `类型最迟在 ${version} 改成`, code: state.type })
    if (state?.default && state.default !== before?.default)
      found.push({ text: `默认值最迟在 ${version} 改成`, code: state.default })
    return found
  })
  const start = since ?? (after ? by : `≤${by}`)
  return {
    since: start.startsWith('≤') ? `${start.slice(1)} 或更早` : `${start} 起`,
    changes,
    ...(went ? { removed: `${removed ?? went.by} 移除` } : {}),
  }
}
