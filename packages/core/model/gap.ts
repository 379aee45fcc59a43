/** An import of a component that is not found, as its author reads of it. */
export interface Gap {
  what: string
  remedy: string
  /** The import. */
  where: { file: string; line?: number }
}

export type GapError = Error & { gap: Gap }

export function gapError(gap: Gap): GapError {
  return Object.assign(new Error(gap.what), { gap })
}
