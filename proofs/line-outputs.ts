import type { LineOutput, SampleOutput } from '../site/plugin/sample'

/** Merges the outputs of several lines for one sample: equal ones become one, in the order of the lines. */
export function joinLines(outputs: { line: string; output: SampleOutput }[]): LineOutput[] {
  const joined: LineOutput[] = []
  for (const { line, output } of outputs) {
    const equal = joined.find(other => JSON.stringify(other.output) === JSON.stringify(output))
    if (equal) equal.lines.push(line)
    else joined.push({ lines: [line], output })
  }
  return joined
}
