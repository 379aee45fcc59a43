import type { Pair } from './compare'
import type { Finding } from './finding'

/** What is said of a fact; which file it stands in is known. */
export type Told = Omit<Finding, 'file' | 'role' | 'topic'>

export function codeOf({ expected }: Pair, topic: string): string | undefined {
  return expected.facts.find(fact => fact.topic === topic)?.code
}

export function codesOf({ expected }: Pair, prefix: string): string {
  return expected.facts
    .filter(({ topic }) => topic.startsWith(prefix))
    .map(({ code }) => code)
    .join('\n')
}

/** Whether an exact version is below another; a range or no version is not known to be. */
export function isOlder(version: string | undefined, limit: string): boolean {
  const numbers = (text: string) => /^(\d+)\.(\d+)\.(\d+)/.exec(text)?.slice(1).map(Number)
  const [own, other] = [numbers(version ?? ''), numbers(limit)]
  if (!own || !other) return false
  const at = own.findIndex((part, index) => part !== other[index])
  return at !== -1 && own[at]! < other[at]!
}
