import { findIgnoring } from '../read/find-ignoring'
import { folderOf, joinPath } from '../script/paths'
import type { Context, Difference } from './difference'
import { realPages } from './judge-content'
import { isCovered } from './judge-style'

/** Reports pages in .gitignore: Tailwind CSS 4 does not scan them. */
export function judgeIgnored({ expectation, project, reading: { setup } }: Context): Difference[] {
  const { paths, ignores = [] } = project
  if (expectation.tailwind !== 4 || !paths) return []
  const path = realPages(paths, expectation.scanned[0]!).find(page => findIgnoring(page, ignores))
  if (!path) return []
  const entry = setup.style.state === 'read' ? setup.style.value : undefined
  const isNamed = entry?.statements.some(
    statement =>
      statement.kind === 'source' &&
      !statement.isNot &&
      isCovered(joinPath(folderOf(entry.path), statement.target), path),
  )
  // With @source, gulp still leaves the templates unchanged; a negative pattern is treated more broadly than in git.
  const isUnsure = isNamed || ignores.some(({ text }) => /^!/m.test(text))
  const at = findIgnoring(path, ignores)
  return [
    {
      effect: isUnsure ? 'unknown' : 'breaks',
      role: 'style',
      cause: 'ignored',
      what: `.gitignore 里有 ${path}`,
      why: 'Tailwind CSS 4 不扫描 .gitignore 里的文件，里面的类名没有样式。从 .gitignore 里去掉它。',
      at,
    },
  ]
}
