import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tellingWords } from './telling-words'

/** What a command says that creates a project, where it cannot; undefined where it made one. */
export function askCreate(command: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'create-'))
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    timeout: 600_000,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1', npm_config_yes: 'true', npm_config_prefer_offline: 'true' },
  })
  const isCreated = status === 0 && existsSync(join(folder, 'my-app'))
  rmSync(folder, { recursive: true, force: true })
  return isCreated ? undefined : tellingWords(`${stdout}\n${stderr}`)
}
