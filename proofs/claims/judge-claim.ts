import type { Claim, Expectation } from './read-claims'

/** Result of a claim's input with one line of the plugin and one Tailwind version. */
export type Found = { before: string; output: string } | { error: string }

/** Describes the first expectation that is not met; undefined if all are. */
export function findFalse({ expected }: Claim, found: Found): string | undefined {
  for (const [expectation, text] of expected) {
    const parts = text.split(' && ')
    const wrong = parts.find(part => !judges[expectation](found, part))
    if (wrong !== undefined) return `${expectation} ${wrong}`.trim()
  }
  return undefined
}

const judges: Record<Expectation, (found: Found, text: string) => boolean> = {
  has: (found, text) => squeeze(outputOf(found)).includes(squeeze(text)) && !('error' in found),
  lacks: (found, text) => !squeeze(outputOf(found)).includes(squeeze(text)) && !('error' in found),
  times: (found, text) => {
    const [, count, part = ''] = /^(\d+) (.+)$/.exec(text) ?? []
    return squeeze(outputOf(found)).split(squeeze(part)).length - 1 === Number(count)
  },
  is: (found, text) => squeeze(outputOf(found)) === squeeze(text) && !('error' in found),
  same: found => !('error' in found) && squeeze(found.output) === squeeze(found.before),
  fails: (found, text) => 'error' in found && found.error.includes(text),
  before: (found, text) => !('error' in found) && squeeze(found.before).includes(squeeze(text)),
}

function outputOf(found: Found): string {
  return 'error' in found ? found.error : found.output
}

/** Removes insignificant whitespace. */
function squeeze(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,()]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim()
}

/** Describes a claim that does not hold, for its author. */
export function describeFalse(
  claim: Claim,
  line: string,
  tailwind: number,
  found: Found,
  wrong: string,
): string {
  const got = outputOf(found).replace(/\s+/g, ' ').trim()
  const options = claim.options ? ` options ${claim.options}` : ''
  return [
    `site/${claim.place} is not true for plugin ${line} with Tailwind CSS ${tailwind}: ${claim.sentence}`,
    `  ${claim.language} ${claim.input.replace(/\s+/g, ' ')}${options}`,
    `  expected: ${wrong}`,
    `  got: ${got.length > 400 ? `${got.slice(0, 400)}…` : got}`,
  ].join('\n')
}
