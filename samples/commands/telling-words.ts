import { stripVTControlCharacters } from 'node:util'

/** The words of a tool that say why it failed: one line of its output, without colours and addresses of a registry. */
export function tellingWords(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map(text => text.trim())
    // Node.js shows the line of code that threw, over a caret, before the message.
    .filter((_, index, all) => !isCaret(all[index]) && !isCaret(all[index + 1]))
    .filter(text => text && !/npm warn|A complete log|Unknown user config|^npm error code/.test(text))
  const index = lines.findIndex(text => /\berror\b|Error:|cannot |could not|not found|failed/i.test(text))
  const telling = lines[index] ?? lines.at(-1) ?? 'no output'
  // What follows a colon at the end of a line is the reason.
  const reason = telling.endsWith(':') && lines[index + 1]?.replace(/^ERROR\s+/, '')
  const words = reason ? `${telling} ${reason}` : telling
  return words.replaceAll(/https?:\/\/(?!github\.com\/)\S+/g, '…').slice(0, 200)
}

function isCaret(text = ''): boolean {
  return /^\^+$/.test(text)
}
