import type { MdastPluginDefinition } from 'satteri'
import {
  type Dialect,
  findDialect,
  findDirective,
  findEmptyLink,
  findImport,
  findTightHeading,
  findWideFormula,
  mayHoldDialect,
} from '../dialects'
import type { PageContext } from '../page-context'

interface Block {
  position?: { start: { line: number }; end: { line: number } }
}

/** Reports syntax of other tools that would be printed literally; code is not checked. */
export function foreignSyntax(page: PageContext): MdastPluginDefinition | null {
  const { prepared, lines, input, sources, report } = page
  if (!mayHoldDialect(input.text)) return null
  const preparedLines = prepared.source.split('\n')
  const definitions = new Set(
    [...input.text.matchAll(/^[ \t>]*\[([^\]]+)\]:/gm)].map(([, name]) => name!.toLowerCase()),
  )
  const isDefined = (name: string) => definitions.has(name.toLowerCase())
  const find = (index: number, isAlone: boolean): Dialect | undefined =>
    (isAlone ? findTightHeading(lines[index] ?? '') : undefined) ??
    findDialect(lines[index] ?? '', sources.isLoose) ??
    findWideFormula(lines, index + 1) ??
    // Known directives are already replaced by marks here.
    findDirective(preparedLines[index] ?? '') ??
    findEmptyLink(lines[index] ?? '', isDefined) ??
    (sources.isLoose && input.format === 'mdx' ? undefined : findImport(lines[index] ?? '', input.format))
  // Number of reported directives without their closing line: the closing line is not reported again.
  let open = 0
  const visit = ({ position }: Block) => {
    if (!position) return
    const reported = new Set<string | undefined>()
    for (let line = position.start.line; line <= position.end.line; line++) {
      const found = find(line - 1, position.start.line === position.end.line)
      // The start and end of a formula are one mistake.
      if (!found || reported.has(found.remedy)) continue
      if (found.closes && open-- > 0) continue
      if (found.written.startsWith(':::')) open = found.closes ? 0 : open + 1
      reported.add(found.remedy)
      report(found, line, found.written)
    }
  }
  return {
    name: 'foreign-syntax',
    options: { position: true },
    paragraph: visit,
    heading: visit,
    tableRow: visit,
  }
}
