import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { prepareEnvironment } from './environments'
import { findFolders, lineFolder } from './folders'

const page = readFileSync(join(findFolders().site, 'docs/quick-start/v4/patch.mdx'), 'utf8')

/** What `weapp-tw patch` prints in a project without the patch, the first and the second time. */
function patchTwice(line: string): [first: string, second: string] {
  const project = join(lineFolder(line), '.work', 'tw4-patch-twice')
  rmSync(project, { recursive: true, force: true })
  cpSync(prepareEnvironment({ line, tailwind: 4, patched: false }), project, { recursive: true })
  const cli = join(project, 'node_modules/weapp-tailwindcss/bin/weapp-tailwindcss.js')
  const patch = () => {
    // Its logger says nothing under a test runner.
    const { PATH } = process.env
    const { stdout, stderr } = spawnSync(process.execPath, [cli, 'patch'], {
      cwd: project,
      encoding: 'utf8',
      env: { PATH },
    })
    return stripVTControlCharacters(stdout + stderr)
  }
  const printed: [string, string] = [patch(), patch()]
  rmSync(project, { recursive: true })
  return printed
}

test.each([
  { line: '4.2', success: 'patch tailwindcss for custom length unit successfully!', again: '' },
  {
    line: '4.12',
    success: 'Patched Tailwind CSS length unit list (v4).',
    again: 'Tailwind CSS 运行时补丁已完成',
  },
])('the page quotes what the command of $line prints', ({ line, success, again }) => {
  expect(page).toContain(`\`${success}\`（${line}）`)
  const [first, second] = patchTwice(line)
  expect(first).toContain(success)
  expect(second).not.toContain(success)
  if (again) expect([page, first, second].every(text => text.includes(again))).toBe(true)
  else expect(second.trim()).toBe('')
})
