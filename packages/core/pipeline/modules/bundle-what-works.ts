import { type Problem, SiteError } from '../../report'

/**
 * How often both halves of a group may fail before files are tried one by one: with many broken files, halving
 * does not help.
 */
const MAX_PARTED = 3

interface Ways<Bundle> {
  /** Bundles these files and everything that does not depend on them. */
  bundle: (files: string[]) => Promise<Bundle>
  /** Checks whether these files can be bundled. */
  attempt: (files: string[]) => Promise<unknown>
}

/**
 * Bundles all files; if that fails, finds the broken files by bisection and omits them, so that other pages
 * still build.
 */
export async function bundleWhatWorks<Bundle>(files: string[], { bundle, attempt }: Ways<Bundle>) {
  const broken: Record<string, Problem[]> = {}
  try {
    return { bundle: await bundle(files), broken }
  } catch (error) {
    problemsOf(error)
  }
  const fails = async (some: string[]): Promise<Problem[] | undefined> => {
    try {
      if (some.length > 0) await attempt(some)
      return undefined
    } catch (error) {
      return problemsOf(error)
    }
  }
  let parted = 0
  /** Finds the broken files in a failing group. */
  const search = async (some: string[]): Promise<void> => {
    const middle = Math.ceil(some.length / 2)
    const parts = parted > MAX_PARTED ? some.map(file => [file]) : [some.slice(0, middle), some.slice(middle)]
    const failing: string[][] = []
    for (const part of parts) {
      const problems = await fails(part)
      if (problems && part.length === 1) broken[part[0]!] = problems
      else if (problems) failing.push(part)
    }
    if (failing.length > 1) parted += 1
    for (const part of failing) await search(part)
  }
  if (await fails(files)) await search(files)
  const inOrder = files.flatMap(file => (broken[file] ? [[file, broken[file]] as const] : []))
  return {
    bundle: await bundle(files.filter(file => !(file in broken))),
    broken: Object.fromEntries(inOrder),
  }
}

/** Rethrows other errors, which are bugs of the engine. */
function problemsOf(error: unknown): Problem[] {
  if (error instanceof SiteError) return error.problems
  throw error
}
