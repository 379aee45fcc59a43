import { type TerminalMessage, terminalMessages } from '@site/data/terminal-messages'

/** A known message, with the line it was found in. */
export interface FoundMessage {
  message: TerminalMessage
  line: string
}

/** Only the end of longer output is read, where the error is. */
const maxLength = 200_000

// Escape sequences for colours and cursor movement.
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what terminals write
const escapes = /\u001b\[[\d;?]*[A-Za-z]/g

/** Finds known messages in terminal output, each once, harmful ones first. */
export function findMessages(output: string): FoundMessage[] {
  const lines = output.slice(-maxLength).replace(escapes, '').split(/\r?\n/)
  const found = new Map<TerminalMessage, string>()
  for (const line of lines) {
    const message = terminalMessages.find(({ says }) => says.every(part => line.includes(part)))
    if (message && !found.has(message)) found.set(message, line.trim())
  }
  const all = [...found].map(([message, line]) => ({ message, line }))
  return [
    ...all.filter(({ message }) => !message.isHarmless),
    ...all.filter(({ message }) => message.isHarmless),
  ]
}
