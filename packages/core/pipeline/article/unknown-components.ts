import { existsSync, readFileSync } from 'node:fs'
import { nearestName } from '../../config'
import type { CompiledPage } from '../../markdown'
import { join } from '../../paths'
import { listChoices, type Problem } from '../../report'
import type { Project } from '../project/project'

interface Unknown {
  asText: string[]
  missing: string[]
  problems: Problem[]
}

export function findUnknown(
  project: Pick<Project, 'root' | 'siteDir'>,
  page: CompiledPage,
  { known, isLoose = false }: { known: string[]; isLoose?: boolean },
): Unknown {
  const unknown = page.components.filter(name => !known.includes(name))
  if (unknown.length === 0) return { asText: [], missing: [], problems: [] }
  const lines = readFileSync(join(project.root, page.file), 'utf8').split('\n')
  const asText = unknown.filter(name => isHeadingText(lines, page, name))
  const missing = unknown.filter(name => !asText.includes(name))
  const problems = missing.map(name => {
    const line = page.elements.find(element => element.name.split('.')[0] === name)?.line
    return {
      what: `<${name}> is not defined on this page`,
      where: { file: page.file, line },
      remedy:
        typeRemedy(lines[(line ?? 0) - 1], name) ??
        exportRemedy(project.siteDir, name) ??
        componentRemedy(name, known),
      // MDX 1 reported it too, but showed the children.
      ...(isLoose && { severity: 'warning' as const }),
    }
  })
  return { asText, missing, problems }
}

/**
 * Whether an unknown name occurs only as a tag in headings: those are about the component and should show its
 * name.
 */
function isHeadingText(lines: string[], { elements }: CompiledPage, name: string): boolean {
  const uses = elements.filter(element => element.name === name)
  return (
    uses.length > 0 &&
    uses.every(({ line }) => new RegExp(`^#{1,6} .*<${name} ?/>`).test(lines[(line ?? 0) - 1] ?? '')) &&
    !elements.some(element => element.name.startsWith(`${name}.`))
  )
}

/** Returns the remedy for a generic type such as `Set<String>`, recognized by the name before it. */
function typeRemedy(line = '', name: string): string | undefined {
  const [written, before] = new RegExp(`(\\w+)<${name}>`).exec(line) ?? []
  return written && `a type stands in backticks, \`${written}\`, or is written ${before}\\<${name}>`
}

/** Returns the remedy for a component file without a default export. */
function exportRemedy(siteDir: string, name: string): string | undefined {
  const file = `components/${name}.tsx`
  return existsSync(join(siteDir, file)) ? `make it the default export of ${file}` : undefined
}

function componentRemedy(name: string, known: string[]): string {
  const meant = nearestName(name, known)
  return meant
    ? `did you mean <${meant}>?`
    : `import it, or use one of: ${listChoices(known)}; to be read as text it stands in backticks`
}
