import { beforeEach, inject } from 'vitest'

/** Skips the tests of a file that the project does not run: all without its tag, or with `!tag` all that have it. */
export function runTagged(): void {
  const tag = inject('tag')
  if (!tag) return
  const name = tag.replace('!', '')
  beforeEach(({ task, skip }) =>
    skip(Boolean(task.tags?.includes(name)) === tag.startsWith('!'), `not ${tag}`),
  )
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The tag of tests that the project runs; undefined for all. */
    tag: string | undefined
  }
}
