import { dirname, join } from 'node:path'
import ts from 'typescript'
import { prepareEnvironment } from '../environments'
import { findFolders } from '../folders'
import { type Finding, findingAt, type Unit } from './finding'
import { readKnownPackages } from './known-packages'

/** Languages for the TypeScript compiler, with their file extensions. */
export const scriptExtensions: Record<string, string> = {
  ts: '.ts',
  tsx: '.tsx',
  js: '.js',
  jsx: '.jsx',
  mjs: '.mjs',
  cjs: '.cjs',
  typescript: '.ts',
  javascript: '.js',
}

/** Checks the types of all scripts in one program, with the packages of their environments. */
export function checkScripts(units: Unit[]): Finding[] {
  const findings = units.filter(unit => unit.isPart).flatMap(checkExcerpt)
  const whole = units.filter(unit => !unit.isPart)
  if (whole.length === 0) return findings
  const { files, program } = openScripts(whole)
  const known = knownPackageNames()
  const byUnit = new Map<Unit, Map<string, Finding[][]>>()
  for (const [path, { unit, line }] of files) {
    const byLine = byUnit.get(unit) ?? new Map<string, Finding[][]>()
    byLine.set(line, [...(byLine.get(line) ?? []), findingsIn(program, path, unit, known)])
    byUnit.set(unit, byLine)
  }
  return [...findings, ...[...byUnit.values()].flatMap(joinFindings)]
}

/** Assigns paths in their environments to scripts and creates the program. */
export function openScripts(units: Unit[]): { files: Map<string, PlacedUnit>; program: ts.Program } {
  const files = placeFiles(units)
  return { files, program: createProgram(files) }
}

/**
 * Joins the findings of a line's environments: a script is valid if one of them accepts it. Findings in all lines are
 * reported once.
 */
function joinFindings(byLine: Map<string, Finding[][]>): Finding[] {
  const refused = [...byLine]
    .filter(([, lists]) => lists.every(list => list.length > 0))
    .flatMap(([line, lists]) => (lists[0] ?? []).map(finding => ({ line, finding })))
  const places = new Map<string, { finding: Finding; lines: string[] }>()
  for (const { line, finding } of refused) {
    const key = JSON.stringify(finding)
    const known = places.get(key) ?? { finding, lines: [] }
    known.lines.push(line)
    places.set(key, known)
  }
  return [...places.values()].map(({ finding, lines }) =>
    lines.length === byLine.size
      ? finding
      : { ...finding, message: `[${lines.join(', ')}] ${finding.message}` },
  )
}

function findingsIn(program: ts.Program, path: string, unit: Unit, known: Set<string>): Finding[] {
  const source = program.getSourceFile(path)
  if (!source) throw new Error(`the compiler did not read ${path}`)
  const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
  return diagnostics
    .filter(diagnostic => matters(diagnostic, source, known))
    .map(({ code, start = 0, messageText }) => {
      const { line } = source.getLineAndCharacterOfPosition(start)
      const [message = ''] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')
      return findingAt(unit, line, `TS${code} ${message}`)
    })
}

/** A unit with its path in an environment of a line. */
interface PlacedUnit {
  unit: Unit
  line: string
}

/** Gives every unit a path in each environment: copied files theirs in the page's project, others a separate one. */
function placeFiles(units: Unit[]): Map<string, PlacedUnit> {
  const files = new Map<string, PlacedUnit>()
  for (const unit of units) {
    for (const environment of unit.environments) {
      const project = join(prepareEnvironment(environment), 'pages', unit.page)
      const place = join(project, 'project', projectPath(unit))
      // Later blocks of a file replace earlier ones in the project; those are checked separately.
      const earlier = unit.isCopied && files.get(place)
      if (earlier) files.set(alonePath(project, earlier.unit), earlier)
      const path = unit.isCopied ? place : alonePath(project, unit)
      files.set(path, { unit, line: environment.line })
    }
  }
  return files
}

function alonePath(project: string, unit: Unit): string {
  return join(project, `alone-${unit.file.replaceAll(/\W/g, '-')}-${unit.line}`, projectPath(unit))
}

function projectPath({ title, language, file, line }: Unit): string {
  const extension = scriptExtensions[language] ?? '.ts'
  if (!title || !/^[\w@./[\]-]+$/.test(title))
    return `snippet-${file.replaceAll(/\W/g, '-')}-${line}${extension}`
  return /\.[cm]?[jt]sx?$/.test(title) ? title : `${title}${extension}`
}

function createProgram(files: Map<string, PlacedUnit>): ts.Program {
  const { samples } = findFolders()
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    typeRoots: [join(samples, 'node_modules/@types')],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
  }
  const folders = new Set<string>()
  for (const path of files.keys()) {
    for (let folder = dirname(path); !folders.has(folder) && folder !== samples; folder = dirname(folder))
      folders.add(folder)
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile, directoryExists } = host
  host.fileExists = path => files.has(path) || fileExists(path)
  host.readFile = path => files.get(path)?.unit.code ?? readFile(path)
  host.directoryExists = path => folders.has(path) || (directoryExists?.(path) ?? false)
  host.getSourceFile = (path, languageVersion, ...rest) => {
    const unit = files.get(path)?.unit
    return unit
      ? ts.createSourceFile(path, unit.code, languageVersion, true)
      : getSourceFile(path, languageVersion, ...rest)
  }
  // Each line has a copy of PostCSS in addition to the shared one; a reader's project has only one.
  host.resolveModuleNameLiterals = (literals, file, _redirected, settings, source) =>
    literals.map(literal => {
      const from = literal.text === 'postcss' ? join(samples, 'index.ts') : file
      const mode = ts.getModeForUsageLocation(source, literal, settings)
      return ts.resolveModuleName(literal.text, from, settings, host, undefined, undefined, mode)
    })
  const stubs = ts.sys.readDirectory(join(samples, 'stubs'), ['.d.ts'])
  return ts.createProgram({ rootNames: [...files.keys(), ...stubs], options, host })
}

/**
 * Whether a diagnostic matters: excludes those for files that the page does not show, and for packages not installed
 * here.
 */
function matters(
  { code, start = 0, length = 0 }: ts.Diagnostic,
  source: ts.SourceFile,
  known: Set<string>,
): boolean {
  if (code === cannotFindModule) {
    const specifier = source.text.slice(start + 1, start + length - 1)
    const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? []
    return !/^(?:\.|@\/|~\/)/.test(specifier) && !known.has(name)
  }
  if (code === noDeclarations) return false
  return !(/\.[cm]?jsx?$/.test(source.fileName) && lenient.has(code))
}

/** Returns the packages that commands on the pages install. */
function knownPackageNames(): Set<string> {
  return new Set(Object.keys(readKnownPackages()).map(name => name.replace(/(?<=.)@[^/]*$/, '')))
}

const cannotFindModule = 2307
const noDeclarations = 7016
/** Ignored in JavaScript: missing types of parameters, members and `this`, and possibly undefined values. */
const lenient = new Set([
  2531, 2532, 2683, 7005, 7006, 7008, 7010, 7011, 7015, 7018, 7019, 7022, 7023, 7024, 7031, 7034, 7041, 7053,
  18047, 18048, 18049,
])

/** Checks an excerpt, which may be statements, or members of an object, list, class or call. */
function checkExcerpt(unit: Unit): Finding[] {
  const forms = [
    (code: string) => code,
    (code: string) => `({\n${code}\n})`,
    (code: string) => `[\n${code}\n]`,
    (code: string) => `class A {\n${code}\n}`,
  ]
  const name = `excerpt${scriptExtensions[unit.language] ?? '.ts'}`
  const faults = forms.map(wrap => parseFaults(name, wrap(unit.code)))
  if (faults.some(list => list.length === 0)) return []
  return [findingAt(unit, 0, `the excerpt does not parse: ${faults[0]?.[0]}`)]
}

function parseFaults(name: string, code: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: {
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
    },
  })
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}
