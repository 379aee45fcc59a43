import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { nearestName } from '../../config'
import { basename, dirname, join } from '../../paths'
import { listChoices } from '../../report'
import { adapterNames, themeNames } from './resolve-module'

const NO_THEME =
  'a component of your own goes below src/components; this part of the theme cannot be imported'

/** An import that leads nowhere, as an error of a bundler's plugin. */
export function absentModule(source: string, importer: string): Error {
  const { what, remedy } = describeAbsent(source, importer)
  return importError(what, { source, importer, remedy })
}

/** The same in words, with the smallest edit. */
export function describeAbsent(source: string, importer: string): { what: string; remedy: string } {
  const loader = describeLoader(source)
  if (loader) return loader
  if (/^[./]/.test(source))
    return { what: `the import '${source}' leads to no file`, remedy: 'correct the path' }
  if (isBuiltin(source)) {
    const name = basename(importer).replace(/(?=\.\w+$)/, '.static')
    return {
      what: `browsers have no '${source}': it is a part of Node.js`,
      remedy: `give the component what it needs by props; if nothing in it reacts, call the file ${name}`,
    }
  }
  const [scope] = source.split('/')
  const name = source.split('/', source.startsWith('@') ? 2 : 1).join('/')
  const isOurs = /^@(?:docusaurus|generated|site|theme|theme-original|theme-init|)$/.test(scope!)
  const remedies = {
    '@docusaurus': `use one of: ${listChoices(adapterNames())}`,
    '@site': 'correct the path',
    '@': 'correct the path; it is seen from src',
    '@generated': 'components read the configuration by useDocusaurusContext()',
    '@theme': NO_THEME,
    '@theme-original': NO_THEME,
    '@theme-init': NO_THEME,
  } as Record<string, string>
  const meant = isOurs && nearestName(source, [...adapterNames(), ...themeNames()])
  if (meant) return { what: `there is no module '${source}'`, remedy: `did you mean '${meant}'?` }
  return {
    what: isOurs ? `there is no module '${source}'` : `the package '${name}' is not installed`,
    remedy: remedies[scope!] ?? (isDeclared(name, importer) ? 'npm ci' : `npm install ${name}`),
  }
}

/** `!!raw-loader!own-loader!./file`: the text of a file is all that can be had so. */
export function describeLoader(source: string): { what: string; remedy: string } | undefined {
  const loaders = source.replace(/^-?!+/, '').split('!')
  const path = loaders.pop()
  const loader = loaders.find(name => name !== 'raw-loader')
  if (!loader || /^[./]/.test(loader)) return undefined
  const remedy = `import the file by itself, or its text: '!!raw-loader!${path}'`
  return { what: `the loader '${loader}' does not run here`, remedy }
}

/** What the engine has in place of names of Docusaurus that it lacks. */
const INSTEAD: Record<string, string> = {
  NavbarSecondaryMenuFiller:
    'the menu of a narrow screen holds the navigation alone: show the component on the page itself',
  useBlogPost: 'give the component what it needs of the post by props',
}

/** A name that a module which stands in for one of Docusaurus does not have. */
export function describeMissing(
  module: string,
  name: string,
  known: string[],
): { what: string; remedy: string } {
  const guess = nearestName(name, known)
  const other = guess
    ? `did you mean '${guess}'?`
    : 'write the component without it; the engine has what pages use most of Docusaurus'
  return { what: `'${module}' has no '${name}' here`, remedy: INSTEAD[name] ?? other }
}

/** A name that a file or a package is asked for and does not export; who only reads it gets undefined. */
export function describeUnexported(
  module: string,
  name: string,
  known: string[] = [],
): { what: string; remedy: string } {
  const guess = nearestName(name, known)
  return {
    what: `'${module}' has no export '${name}'`,
    remedy: guess ? `did you mean '${guess}'?` : 'export it there, or import another name',
  }
}

/** What is wrong with one import, with its place. */
export function importError(
  what: string,
  { source, importer, remedy }: { source: string; importer: string; remedy: string },
): Error {
  const loc = { file: importer, line: lineOf(source, importer) }
  return Object.assign(new Error(what), { id: importer, loc, remedy })
}

/** Whether a package.json above a file names a package: then it is only not installed yet. */
export function isDeclared(name: string, file: string): boolean {
  for (let dir = dirname(file); dir !== dirname(dir); dir = dirname(dir)) {
    const manifest = join(dir, 'package.json')
    if (!existsSync(manifest)) continue
    const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'))
    if (dependencies?.[name] || devDependencies?.[name]) return true
  }
  return false
}

/** Where a file names an import. */
export function lineOf(source: string, file: string): number | undefined {
  if (file.startsWith('\0')) return undefined
  const lines = readFileSync(file.split('?')[0]!, 'utf8').split('\n')
  return (
    lines.findIndex(line => line.includes(`'${source}'`) || line.includes(`"${source}"`)) + 1 || undefined
  )
}
