/** A component's import that cannot be resolved, described for its author. */
export interface Gap {
  what: string
  remedy: string
  /** Place of the import. */
  where: { file: string; line?: number }
}

export type GapError = Error & { gap: Gap }

export function gapError(gap: Gap): GapError {
  return Object.assign(new Error(gap.what), { gap })
}
