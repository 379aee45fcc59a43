const CODE_OR_ADDRESS =
  /(`+)(?:(?!\1).)*\1|(?<!\]\(|\[(?!\^)[^\]]*\]:\s*)<((?:mailto:|[a-z][a-z\d+.-]+:\/\/)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g

/**
 * MDX parses `<https://…>` as a tag, so it is rewritten as a link. An indented line may be code and stays
 * unchanged.
 */
export function linkAddresses(line: string): string {
  return /^(?:\t| {4})/.test(line) ? line : linkAll(line)
}

/** Rewrites the addresses of an indented line where the parser failed, because the line is not code after all. */
export function linkIndented(lines: string[], { line }: { line: number }): void {
  lines[line - 1] = linkAll(lines[line - 1]!)
}

function linkAll(line: string): string {
  return line.replace(CODE_OR_ADDRESS, (written, _ticks, address: string | undefined) => {
    if (!address) return written
    const target = address.includes(':') ? address : `mailto:${address}`
    return `[${address}](${target})`
  })
}
