import ignore from 'ignore'
import type { Place } from '../script/syntax'
import type { ProjectFile } from './read-project'

/** The pattern by which a .gitignore leaves a path out; the one that is the nearest to it decides. */
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

/** Its folder with a slash behind; nothing for that of the project. */
function folderWith({ path }: ProjectFile): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
