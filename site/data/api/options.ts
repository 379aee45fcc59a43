import table from '../generated/api-options.json'
import { optionNotes } from './notes'

/** An option as one version declares it. */
export interface OptionState {
  /** The declared type, on one line. */
  type: string
  /** From the packed code, else from `@default`; absent when neither tells a value. */
  default?: string
}

/** What a version did to an option; without a state it took it away. */
export interface OptionChange {
  version: string
  state: OptionState | null
}

/** The options of every published version, read from their archives by `npm run sync`. */
export interface OptionsTable {
  /** Version, oldest first, to the hash of its archive. */
  archives: Record<string, string>
  options: Record<string, OptionChange[]>
}

/** The committed table. */
export const optionsTable: OptionsTable = table

/** Versions that were read, oldest first. */
export const readVersions: string[] = Object.keys(optionsTable.archives)

/** A change that took place after one version that was read and not later than the next. */
export interface Span {
  /** Absent where the oldest version that was read has it already. */
  after?: string
  by: string
}

/** When an option first came. */
export function arrivalOf(name: string): Span {
  const [first] = optionsTable.options[name] ?? []
  if (!first) throw new Error(`no published version has the option ${name}`)
  return spanOf(first.version)
}

/** When an option went for good; null while the newest version has it. */
export function removalOf(name: string): Span | null {
  const last = optionsTable.options[name]?.at(-1)
  return last && !last.state ? spanOf(last.version) : null
}

/** An option in one version; null where the version does not have it. */
export function optionIn(name: string, version: string): OptionState | null {
  const at = readVersions.indexOf(version)
  if (at === -1) throw new Error(`the options of ${version} were not read: npm run sync`)
  const earlier = (optionsTable.options[name] ?? []).filter(
    change => readVersions.indexOf(change.version) <= at,
  )
  return earlier.at(-1)?.state ?? null
}

/** Names of the options of one version. */
export function optionsOf(version: string): string[] {
  return Object.keys(optionsTable.options).filter(name => optionIn(name, version))
}

function spanOf(version: string): Span {
  return { after: readVersions[readVersions.indexOf(version) - 1], by: version }
}

/** What the reference says about the life of an option, in Chinese: since when, what changed, until when. */
export interface OptionHistory {
  since: string
  /** "4.2.8 起默认值是" with the value, "4.3.2 起类型是" with the type. */
  changes: { text: string; code: string }[]
  removed?: string
}

/** The life of an option as readers are told; a version that the release notes name stands for its span. */
export function historyOf(name: string): OptionHistory {
  const { since, removed } = optionNotes[name] ?? {}
  const { after, by } = arrivalOf(name)
  const went = removalOf(name)
  const states = (optionsTable.options[name] ?? []).filter(change => change.state)
  const changes = states.slice(1).flatMap(({ version, state }, index) => {
    const before = states[index]?.state
    const found = []
    if (state && state.type !== before?.type) found.push({ text: `${version} 起类型是`, code: state.type })
    if (state?.default && state.default !== before?.default)
      found.push({ text: `${version} 起默认值是`, code: state.default })
    return found
  })
  return {
    since: `${since ?? (after ? by : `≤${by}`)} 起`,
    changes,
    ...(went ? { removed: `${removed ?? went.by} 移除` } : {}),
  }
}
