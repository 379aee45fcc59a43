import type { Environment } from '../environments'
import { type Fence, isAlternative } from '../fences'

/** Something wrong in a fence. */
export interface Finding {
  /** Relative to the site folder. */
  file: string
  line: number
  message: string
}

/** A fence, or a part of a single-file component, as its language's check sees it. */
export interface Unit {
  file: string
  /** Line of the file at which the code starts. */
  line: number
  language: string
  code: string
  /** Path of the file in the reader's project. */
  title?: string
  /** An excerpt: it need only parse. */
  isPart: boolean
  /** Whether a reader who copies every block ends with this file. */
  isCopied: boolean
  /** Page whose project the file belongs to. */
  page: string
  /** Where it should work: in each line, in one of the environments of that line. */
  environments: Environment[]
}

/** Where a line of a unit stands in the page. */
export function findingAt(
  { file, line }: Pick<Unit, 'file' | 'line'>,
  offset: number,
  message: string,
): Finding {
  return { file, line: line + offset, message }
}

/** The unit of a whole fence. */
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
