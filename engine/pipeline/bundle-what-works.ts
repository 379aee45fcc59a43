import { type Problem, SiteError } from '../report'

interface Ways<Bundle> {
  /** Makes the bundle of these files and of all that needs none of them. */
  bundle: (files: string[]) => Promise<Bundle>
  /** Finds out whether these files can be bundled. */
  attempt: (files: string[]) => Promise<unknown>
}

/** Bundles all files, or finds out which of them fail and leaves those out: pages without them are still made. */
export async function bundleWhatWorks<Bundle>(files: string[], { bundle, attempt }: Ways<Bundle>) {
  const broken: Record<string, Problem[]> = {}
  try {
    return { bundle: await bundle(files), broken }
  } catch (error) {
    problemsOf(error)
  }
  const search = async (some: string[]): Promise<void> => {
    try {
      if (some.length > 0) await attempt(some)
    } catch (error) {
      const problems = problemsOf(error)
      const [file = '', ...others] = some
      if (others.length === 0) {
        broken[file] = problems
        return
      }
      const middle = Math.ceil(some.length / 2)
      await search(some.slice(0, middle))
      await search(some.slice(middle))
    }
  }
  await search(files)
  return { bundle: await bundle(files.filter(file => !(file in broken))), broken }
}

/** Any other error is a fault of the engine. */
function problemsOf(error: unknown): Problem[] {
  if (error instanceof SiteError) return error.problems
  throw error
}
