import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs projects in config order, and in each the named files first: a long test at the end would leave the
 * other cores idle. Vitest only knows durations of files that it has run before.
 */
export function longestFirst(root: string, names: string[]): typeof BaseSequencer {
  const files = names.map(name => join(root, name).replaceAll('\\', '/'))
  const missing = files.find(file => !existsSync(file))
  if (missing) throw new Error(`${missing} does not exist: take it out of the list of long test files.`)
  const rank = ({ moduleId }: TestSpecification) => {
    const place = files.indexOf(moduleId)
    return place < 0 ? files.length : place
  }
  return class extends BaseSequencer {
    async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const { projects } = this.ctx
      return (await super.sort(specifications)).sort(
        (a, b) => projects.indexOf(a.project) - projects.indexOf(b.project) || rank(a) - rank(b),
      )
    }
  }
}
