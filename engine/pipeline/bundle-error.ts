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

type Told = Pick<Problem, 'what' | 'remedy'>

/** What a bundler says, as its author can use it. */
export function bundleError(error: unknown, root: string): SiteError {
  const { errors = [error as BundlerError] } = error as { errors?: BundlerError[] }
  const problems = errors.map(({ message = String(error), loc, id, remedy }): Problem => {
    const named = (text: string) => toSlashes(text).replaceAll(`${root}/`, '')
    const text = named(stripVTControlCharacters(message))
    const [, framed, line] = /─\[ (.+?):(\d+):\d+ \]/.exec(text) ?? []
    const file = framed ?? loc?.file ?? id
    return {
      ...(remedy ? { what: text, remedy } : tell(text)),
      where: file ? { file: named(file), line: framed ? Number(line) : loc?.line } : undefined,
    }
  })
  return new SiteError(problems, { cause: error })
}

/** The bundler's words for mistakes that authors make, in ours. */
function tell(text: string): Told {
  const [, name, module] = /^\[MISSING_EXPORT\] "(.+?)" is not exported by "(.+?)"/.exec(text) ?? []
  if (name && module) return missingExport(name, module)
  const [, path] = /^\[UNRESOLVED_IMPORT\] Could not resolve '(.+?)'/.exec(text) ?? []
  if (path) return { what: `the import '${path}' leads to no file`, remedy: 'correct the path' }
  return {
    what: text,
    remedy:
      'mend the module; it is TypeScript or JSX that does not compile, or an import that does not exist',
  }
}

function missingExport(name: string, module: string): Told {
  const [, adapter] = /(?:^|\/)theme\/docusaurus\/(.+)\.tsx?$/.exec(module) ?? []
  return adapter
    ? {
        what: `'@docusaurus/${adapter}' has no '${name}' here`,
        remedy: 'write the component without it; the engine has what pages use most of Docusaurus',
      }
    : { what: `'${module}' has no export '${name}'`, remedy: 'export it there, or import another name' }
}
