/** A line of a diagram; `below` counts lines from the first one. */
export interface Statement {
  text: string
  below: number
  /** Indentation, where it defines the nesting. */
  indent?: number
}

/** Removes a trailing comment, which some diagram types allow; not in quotes. */
export function withoutRemark(text: string): string {
  return text.replace(/\s%%[^"]*$/, '').trimEnd()
}
