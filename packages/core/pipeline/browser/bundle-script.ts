import { rolldown } from 'rolldown'
import { engineFile } from '../project/engine-file'
import { BROWSERS } from './browsers'

/** Compiles a script of the engine into one file; the site's values take the places of `SITE.…` in it. */
export async function bundleScript(entry: `inkstone/${string}`, settings: object): Promise<string> {
  const bundle = await rolldown({
    input: engineFile(entry),
    platform: 'browser',
    transform: {
      define: Object.fromEntries(
        Object.entries(settings).map(([name, value]) => [`SITE.${name}`, JSON.stringify(value)]),
      ),
      target: BROWSERS,
    },
    logLevel: 'silent',
  })
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false })
    return output[0].code.trim()
  } finally {
    await bundle.close()
  }
}
