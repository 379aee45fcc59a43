import { join } from '../../paths'
import { engineDir, engineFile, sharedDir } from '../project/engine-file'
import { recordFiles } from '../project/file-record'
import { contentHash } from '../project/hash'
import { readKept, writeKept } from '../project/kept'
import { BROWSERS } from './browsers'

/** Compiles a script of the engine into one file, once for all sites; settings replace `SITE.…` in it. */
export async function bundleScript(entry: `inkstone/${string}`, settings: object): Promise<string> {
  const key = contentHash(engineDir(), entry, JSON.stringify(settings))
  const dir = sharedDir()
  const file = dir && join(dir, 'scripts', `${key}.json`)
  const kept = file && readKept<string>(file, key)
  if (kept) return kept
  const { code, files } = await bundleNow(entry, settings)
  if (file) writeKept(file, { key, record: recordFiles(files, [engineDir()]), made: code })
  return code
}

async function bundleNow(entry: `inkstone/${string}`, settings: object) {
  const { rolldown } = await import('rolldown')
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
    return { code: output[0].code.trim(), files: output[0].moduleIds }
  } finally {
    await bundle.close()
  }
}
