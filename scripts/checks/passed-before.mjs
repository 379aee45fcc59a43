// Skips checks whose inputs are unchanged since they last passed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Generated folders. Installed packages are represented by their lock files. */
const MADE = /^(?:node_modules|dist|\.cache|\.git|\.work|\.vercel)$/

/**
 * Runs a check unless it has passed with the same inputs: `paths` are files and folders below `root`, `files`
 * filters those in folders. `file` stores the hash of the passed inputs. Returns 'passed', 'failed' or
 * 'unchanged'.
 */
export function runUnlessPassed({ root, file, paths, files = /./, command }, run) {
  const hash = () => hashInputs({ root, paths, files, command })
  const before = hash()
  if (existsSync(file) && readFileSync(file, 'utf8') === before) return 'unchanged'
  if (!run()) return 'failed'
  // A file edited during the check may have been read before or after the edit.
  if (hash() !== before) return 'passed'
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, before)
  return 'passed'
}

function hashInputs({ root, paths, files, command }) {
  const sum = createHash('sha256').update(JSON.stringify([process.version, command]))
  for (const path of paths)
    for (const file of listFiles(root, path, files))
      sum.update(`\0${file}\0`).update(
        createHash('sha256')
          .update(readFileSync(join(root, file)))
          .digest(),
      )
  return sum.digest('hex')
}

function listFiles(root, path, files) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !MADE.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const inner = path === '.' ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory()) return listFiles(root, inner, files)
      return entry.isFile() && files.test(entry.name) ? [inner] : []
    })
}
