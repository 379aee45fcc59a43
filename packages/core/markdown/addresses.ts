const CODE_OR_ADDRESS =
  /(`+)(?:(?!\1).)*\1|(?<!\]\(|\[(?!\^)[^\]]*\]:\s*)<((?:mailto:|[a-z][a-z\d+.-]+:\/\/)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g

/** MDX takes `<https://…>` for a tag; as a link it means the same. An indented line may be code, which keeps it. */
export function linkAddresses(line: string): string {
  return /^(?:\t| {4})/.test(line) ? line : linkAll(line)
}

/** An indented line at which the parser stops, since it was no code. */
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
