/** Returns the message of an error and of each nested cause, separated by a word. */
export function createErrorMessage(error: unknown, causeWord = 'Cause:'): string {
  const messages: string[] = []
  const seen = new Set<unknown>()
  for (let current = error; current != null && !seen.has(current); current = causeOf(current)) {
    seen.add(current)
    messages.push(current instanceof Error ? current.message : String(current))
  }
  return messages.join(`\n\n${causeWord}\n`)
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}
