import { beforeEach, inject } from 'vitest'

/** Skips the tests of a file that the project does not run: those without its tag, or for `!tag` those with it. */
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
    /** Tag of the tests to run; undefined for all. */
    tag: string | undefined
  }
}
