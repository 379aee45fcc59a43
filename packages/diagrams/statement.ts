/** A line of a diagram that is to be drawn; it stands as many lines below the first. */
export interface Statement {
  text: string
  below: number
  /** Signs before it, where they say what it belongs to. */
  indent?: number
}

/** In some diagrams a remark may stand behind a statement; not in quotes. */
export function withoutRemark(text: string): string {
  return text.replace(/\s%%[^"]*$/, '').trimEnd()
}
