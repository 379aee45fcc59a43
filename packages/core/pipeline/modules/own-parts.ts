import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { nearestName } from '../../config'
import { type OwnPartFiles, THEME_PARTS, type ThemePart } from '../../model'
import { join, relative } from '../../paths'
import { listChoices, type Problem, SiteError } from '../../report'
import { remedyFor } from '../article/render-problem'
import type { PageImport } from '../compile/source-parts'
import type { Project } from '../project/project'
import { errorPlace } from './error-place'

const FOLDER = 'theme'
const PART_FILE = /^([A-Z]\w*)\.[jt]sx$/

export function listOwnParts(siteDir: string): OwnPartFiles {
  return Object.fromEntries(listFiles(siteDir).filter(([name]) => isPart(name)))
}

/** Returns the imports for bundling the parts; they run at build time only, so none is an island. */
export function partImports(parts: OwnPartFiles): PageImport[] {
  return Object.values(parts).map(file => ({ file, names: ['default'], isLibrary: true }))
}

export async function loadOwnParts(project: Pick<Project, 'root' | 'siteDir' | 'parts' | 'modules'>) {
  const { parts, modules } = project
  const loaded = Object.entries(parts).map(async ([name, file]) => {
    const module = modules[file]
    return [name, module && withPlace((await import(module.url)).default, file, project)]
  })
  return Object.fromEntries(await Promise.all(loaded)) as Partial<Record<ThemePart, unknown>>
}

/** Wraps a part so that its errors include their place. */
function withPlace(part: unknown, file: string, project: Pick<Project, 'root' | 'siteDir'>): unknown {
  if (typeof part !== 'function' || part.prototype?.isReactComponent) return part
  return (props: unknown) => {
    try {
      return part(props)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const what = `The part throws while it is drawn: ${message}`
      const where = errorPlace(error, project) ?? { file: relative(project.root, file) }
      throw new SiteError({ what, where, remedy: remedyFor(message) }, { cause: error })
    }
  }
}

/** Reports files that replace no part, and parts that need a browser, where they do not run. */
export function partProblems({
  root,
  siteDir,
  modules,
}: Pick<Project, 'root' | 'siteDir' | 'modules'>): Problem[] {
  return listFiles(siteDir).flatMap(([name, file]): Problem[] => {
    const where = { file: relative(root, file) }
    if (!isPart(name)) {
      const meant = nearestName(name, THEME_PARTS)
      return [
        {
          what: `${FOLDER}/${name} replaces no part of the layout`,
          where,
          remedy: meant
            ? `Did you mean ${meant}?`
            : `Parts that can be replaced: ${listChoices([...THEME_PARTS])}`,
        },
      ]
    }
    if (modules[file] && !modules[file].exports.includes('default'))
      return [
        {
          what: `${FOLDER}/${name} has no default export`,
          where,
          remedy: `export default function ${name}() { … }`,
        },
      ]
    const styled = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex(line => /\sstyle=[{"']/.test(line))
    const blocked: Problem = {
      what: `${FOLDER}/${name} has a style attribute, which the site's Content-Security-Policy blocks`,
      where: { ...where, line: styled + 1 },
      remedy: `Give the element a class, and put its rules into ${FOLDER}/${name}.css`,
      severity: 'warning',
    }
    const warnings = styled < 0 ? [] : [blocked]
    if (!modules[file]?.needsHydration) return warnings
    return [
      ...warnings,
      {
        what: `${FOLDER}/${name} has state, effects or event handlers; parts of the layout are drawn at build time, so these do nothing`,
        where,
        remedy: 'Move them to a component in components/, and put that into a slot by a plugin',
        severity: 'warning',
      },
    ]
  })
}

function listFiles(siteDir: string): [name: string, file: string][] {
  const dir = join(siteDir, FOLDER)
  if (!existsSync(dir)) return []
  return readdirSync(dir)
    .sort()
    .flatMap((file): [string, string][] => {
      const name = PART_FILE.exec(file)?.[1]
      return name ? [[name, join(dir, file)]] : []
    })
}

function isPart(name: string): name is ThemePart {
  return (THEME_PARTS as readonly string[]).includes(name)
}
