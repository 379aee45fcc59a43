import { existsSync, readdirSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'

const TEST = /\.test\.(?:tsx?|mjs)$/

/**
 * Returns the unit tests of changed files: changed tests, tests with the name of a changed file, or else those
 * of its folder.
 */
export function testsBeside(root, files) {
  const found = files.flatMap(file => {
    if (TEST.test(file)) return existsSync(join(root, file)) ? [file] : []
    const folder = dirname(file)
    if (!existsSync(join(root, folder))) return []
    const tests = readdirSync(join(root, folder))
      .filter(name => TEST.test(name))
      .map(name => (folder === '.' ? name : `${folder}/${name}`))
    const own = file.slice(0, -extname(file).length)
    const named = tests.filter(test => test.replace(TEST, '') === own)
    return named.length > 0 ? named : tests
  })
  return [...new Set(found)].sort()
}
