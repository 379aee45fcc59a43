import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Sets up a temporary folder for a test run, which is removed with everything in it. */
export default function setup() {
  // Called by each project of a run, and by a nested run.
  if (process.env.TESTS_FOLDER) return () => {}
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  // Windows uses two variables for it, other systems one.
  for (const name of ['TESTS_FOLDER', 'TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
