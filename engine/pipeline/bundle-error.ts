import { stripVTControlCharacters } from 'node:util'
import { toSlashes } from '../paths'
import { type Problem, SiteError } from '../report'

/** One error as a bundler has it; plugins of the engine may say where and what to do. */
interface BundlerError {
  message?: string
  loc?: { file?: string; line?: number }
  id?: string
  remedy?: string
}

/** What a bundler says, as its author can use it. */
export function bundleError(error: unknown, root: string): SiteError {
  const { errors = [error as BundlerError] } = error as { errors?: BundlerError[] }
  const problems = errors.map(({ message = String(error), loc, id, remedy }): Problem => {
    const file = loc?.file ?? id
    const named = (text: string) => toSlashes(text).replaceAll(`${root}/`, '')
    return {
      what: named(stripVTControlCharacters(message)),
      where: file ? { file: named(file), line: loc?.line } : undefined,
      remedy:
        remedy ??
        'mend the module; it is TypeScript or JSX that does not compile, or an import that does not exist',
    }
  })
  return new SiteError(problems, { cause: error })
}
