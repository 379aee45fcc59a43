import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives a run of tests a temporary folder of its own, so that whatever they leave there goes with it. */
export default function setup() {
  // Each project of a run asks for it, and so does a run within another.
  if (process.env.TESTS_FOLDER) return () => {}
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  // Windows has two names for it, other systems one.
  for (const name of ['TESTS_FOLDER', 'TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
