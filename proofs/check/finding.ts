import type { Environment } from '../environments'
import { type Fence, isAlternative } from '../fences'

/** A fault in a fence. */
export interface Finding {
  /** Relative to the site folder. */
  file: string
  line: number
  message: string
}

/** A fence, or a part of a single-file component, as input of a check. */
export interface Unit {
  file: string
  /** Line of the file where the code starts. */
  line: number
  language: string
  code: string
  /** Path of the file in the reader's project. */
  title?: string
  /** Whether it is an excerpt, which only has to parse. */
  isPart: boolean
  /** Whether a reader who copies every block has this file at the end. */
  isCopied: boolean
  /** Page whose project contains the file. */
  page: string
  /** Environments to work in: in each line, one of them suffices. */
  environments: Environment[]
}

/** Returns a finding at a line of a unit. */
export function findingAt(
  { file, line }: Pick<Unit, 'file' | 'line'>,
  offset: number,
  message: string,
): Finding {
  return { file, line: line + offset, message }
}

/** Returns the unit of a whole fence. */
export function toUnit(fence: Fence, page: string, environments: Environment[]): Unit {
  const { file, line, language, code, flags, values } = fence
  return {
    file,
    line: line + 1,
    language,
    code,
    title: values.title,
    isPart: flags.includes('part') || flags.includes('transform'),
    isCopied: !isAlternative(fence),
    page,
    environments,
  }
}
