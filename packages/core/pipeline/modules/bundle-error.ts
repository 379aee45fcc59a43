import { stripVTControlCharacters } from 'node:util'
import { relative, resolve, toSlashes } from '../../paths'
import { type Problem, SiteError } from '../../report'
import { sheetOfModule } from '../styles/compiled-sheets'
import { describeAbsent, describeUnexported, lineOf } from './import-problems'

/** An error of a bundler; the engine's plugins may add place and remedy. */
interface BundlerError {
  message?: string
  loc?: { file?: string; line?: number; column?: number }
  id?: string
  remedy?: string
}

type Described = Pick<Problem, 'what' | 'remedy'>

/** Converts a bundler's error to problems that authors can act on. */
export function bundleError(error: unknown, root: string): SiteError {
  const { errors } = (error ?? {}) as { errors?: unknown }
  const several = Array.isArray(errors) && errors.length > 0 ? errors : [error]
  const problems = several.map((one): Problem => {
    const { message, loc, id, remedy } = readError(one)
    const named = (text: string) => toSlashes(text).replaceAll(`${root}/`, '')
    const text = named(stripVTControlCharacters(message))
    const [, framed, line, column] = /─\[ (.+?):(\d+):(\d+) \]/.exec(text) ?? []
    const absent = findAbsent(text, loc?.file ?? id)
    if (absent && !remedy) return absentProblem(absent, root)
    const file = framed ?? loc?.file ?? id
    // Other plugins count columns in different ways, so theirs are dropped.
    const place = framed
      ? { line: Number(line), column: Number(column) }
      : { line: loc?.line, column: remedy ? loc?.column : undefined }
    return {
      ...(remedy ? { what: text, remedy } : describe(text)),
      where: file ? { file: named(file), ...place } : undefined,
    }
  })
  return new SiteError(problems, { cause: error })
}

/** Reads the fields of an error, ignoring values of unexpected types from third-party plugins. */
function readError(error: unknown): BundlerError & { message: string } {
  const { message, loc, id, remedy } = (error ?? {}) as Record<string, unknown>
  const { file, line, column } = (loc ?? {}) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const count = (value: unknown) => (typeof value === 'number' ? value : undefined)
  return {
    message: text(message) ?? text(error) ?? 'the bundler failed without a message',
    loc: { file: text(file), line: count(line), column: count(column) },
    id: text(id),
    remedy: text(remedy),
  }
}

interface Absent {
  source: string
  importer: string
}

/** Finds the missing import in messages of the bundlers and of stylesheet tools. */
function findAbsent(text: string, file = ''): Absent | undefined {
  const [, source, importer] =
    /failed to resolve import "(.+?)" from "(.+?)"/.exec(text) ??
    /\[UNRESOLVED_IMPORT\] Could not resolve '(.+?)' in (\S+)/.exec(text) ??
    []
  if (source && importer) return { source, importer }
  const [, opened] = /ENOENT: no such file or directory, open '(.+?)'/.exec(text) ?? []
  return opened && /\.css$/.test(file) ? { source: opened, importer: file } : undefined
}

function absentProblem({ source, importer }: Absent, root: string): Problem {
  const module = resolve(root, importer)
  const file = sheetOfModule(module) ?? module
  return {
    ...describeAbsent(source, file),
    where: { file: relative(root, file), line: lineOf(source, file) },
  }
}

/** Remedies for common mistakes, by the bundler's error code. */
const REMEDIES: Record<string, string> = {
  ASSIGN_TO_IMPORT: 'copy it into a variable of your own, or let the module that exports it change it',
  ILLEGAL_REASSIGNMENT: 'declare it with let',
  JSON_PARSE: 'correct the JSON',
  PARSE_ERROR: 'correct the syntax',
}

/** Rewrites the bundler's message, without its code frame. */
function describe(text: string): Described {
  const [, code = '', rest = text] = /^\[([A-Z_]+)\] ([\s\S]*)/.exec(text) ?? []
  const [, name, module] = /^"(.+?)" is not exported by "(.+?)"/.exec(rest) ?? []
  if (name && module) return describeUnexported(module, name)
  return {
    what: rest.replace(/\n *╭─[\s\S]*/, '').trim(),
    remedy:
      REMEDIES[code] ??
      'fix the module; it is TypeScript or JSX that does not compile, or an import that does not exist',
  }
}
