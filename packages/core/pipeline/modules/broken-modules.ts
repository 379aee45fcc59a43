import type { Places } from '../../config'
import type { Content } from '../../content'
import { join, relative } from '../../paths'
import { formatProblem, listChoices, type Problem } from '../../report'
import { usedModules } from '../compile/source-parts'
import type { Project } from '../project/project'
import { isPackage } from './packages'

interface Site extends Places, Pick<Project, 'scope'> {
  content: Pick<Content, 'sources' | 'files'>
  /** Pages below site/pages, relative to the site folder. */
  pageFiles: string[]
}

/**
 * Returns the problems of broken modules, with the pages that lack them. Several modules may report the same
 * broken import; broken packages are reported where a page imports them.
 */
export function brokenProblems(broken: Project['broken'], site: Site): Problem[] {
  const known = new Map<string, { problem: Problem; files: string[] }>()
  for (const file of Object.keys(broken).filter(file => !isPackage(file)))
    for (const problem of broken[file]!) {
      const text = formatProblem(problem)
      known.set(text, { problem, files: [...(known.get(text)?.files ?? []), file] })
    }
  if (known.size === 0) return []
  const usedBy = findUses(site)
  return [...known.values()].map(({ problem, files }) => {
    const pages = [...new Set(files.flatMap(file => usedBy.get(file) ?? []))].filter(
      page => page !== problem.where?.file,
    )
    if (pages.length === 0) return problem
    return { ...problem, what: `${problem.what}; pages without it: ${listChoices(pages.sort())}` }
  })
}

/** Returns the pages that use each module, by file. */
function findUses({ root, resolver, scope, content, pageFiles }: Site): Map<string, string[]> {
  const { siteDir } = resolver
  const { sources, files } = content
  const uses = new Map<string, string[]>()
  const note = (module: string, page: string) => {
    const pages = uses.get(module) ?? []
    pages.push(relative(root, join(siteDir, page)))
    uses.set(module, pages)
  }
  for (const page of files.keys())
    for (const module of sources.has(page) ? usedModules({ resolver, sources, scope }, [page]) : [])
      note(module, page)
  for (const page of pageFiles) note(join(siteDir, page), page)
  return uses
}
