import ignore from 'ignore'
import type { Place } from '../script/syntax'
import type { ProjectFile } from './read-project'

/** Returns the pattern by which a .gitignore excludes a path; the nearest file takes precedence. */
export function findIgnoring(path: string, ignores: ProjectFile[]): Place | undefined {
  const above = ignores.filter(file => path.startsWith(folderWith(file)))
  for (const file of above.sort((a, b) => b.path.length - a.path.length)) {
    const { ignored, unignored, rule } = ignore()
      .add(file.text)
      .test(path.slice(folderWith(file).length))
    if (unignored) return undefined
    if (!ignored) continue
    const { pattern } = rule!
    const from = file.text.indexOf(pattern)
    return { ...file, from, to: from + pattern.length }
  }
  return undefined
}

/** Returns the file's folder with a trailing slash; empty for the project root. */
function folderWith({ path }: ProjectFile): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
