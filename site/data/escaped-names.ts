import outputs from './generated/outputs.json'

interface Sample {
  lines: string[]
  output: { pairs?: string[][] }
}

/** Returns a plugin line's safe name of a class, as computed for an `escape` block of some page. */
export function escapedName(line: string, className: string): string {
  const samples = (Object.values(outputs) as Sample[][]).flat()
  const pairs = samples
    .filter(({ lines }) => lines.includes(line))
    .flatMap(({ output }) => output.pairs ?? [])
  const [, escaped] = pairs.find(([name]) => name === className) ?? []
  if (!escaped) throw new Error(`no page has an \`escape\` block with ${className} for line ${line}; add one`)
  return escaped
}
